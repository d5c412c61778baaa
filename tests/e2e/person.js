// What a person does on a page: finds the form with these fields, fills it in, presses its button; reads tables.
function pressed(form, name, value) {
  return [...form.querySelectorAll("button")].find((each) => each.name === name && each.value === value);
}

function hasField(form, name, value) {
  const field = form.elements.namedItem(name);
  if (field && field.type === "hidden") return field.value === value;
  return Boolean(form.querySelector(`button[name="${name}"]`) ? pressed(form, name, value) : field);
}

// Returns why it could not be submitted; empty if it was.
function submitted(wanted) {
  const fields = Object.entries(wanted);
  const form = [...document.forms].find((each) => fields.every(([name, value]) => hasField(each, name, value)));
  if (!form) return "no such form";
  let submitter = form.querySelector("button:not([name])");
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name);
    if (pressed(form, name, value)) { submitter = pressed(form, name, value); continue; }
    if (field.type === "file") continue;
    const radio = [...form.querySelectorAll("input[type=radio]")].find((each) => each.name === name && each.value === value);
    if (radio) radio.checked = true; else field.value = value;
    const chosen = new FormData(form).get(name);
    if (chosen === null || chosen.replace(/\r/g, "") !== value) return `no such choice: ${name} ${value}`;
  }
  if (!form.checkValidity()) return `not valid: ${form.querySelector("input:invalid, select:invalid, textarea:invalid").name}`;
  window.confirm = () => true;
  const said = document.getElementById("said");
  if (said) said.replaceChildren();
  window.isBefore = true;
  setTimeout(() => form.requestSubmit(submitter), 0);
  return "";
}

// A form leads to another page, or to a sentence on this one.
function isAnswered() {
  const said = document.getElementById("said");
  return document.readyState === "complete" && (!window.isBefore || Boolean(said && said.textContent));
}

function shown(node) {
  const parts = [...node.childNodes].filter((each) => each.nodeName !== "SMALL").map((each) => each.textContent);
  return parts.join("").replace(/[\u2066-\u2069]/g, "").trim();
}

// Returns the cells of each table by the heading above it.
function tables() {
  return [...document.querySelectorAll("table")].map((table) => {
    const above = [...document.querySelectorAll("h2")].filter((each) => each.compareDocumentPosition(table) & 4);
    return [shown(above.pop()), [...table.tBodies[0].rows].map((row) => [...row.cells].map(shown))];
  });
}
