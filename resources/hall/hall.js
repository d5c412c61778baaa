// Updates a page: changes only what is new, keeps pressed or focused elements, counts clocks down.
"use strict";
document.documentElement.classList.add("has-script");
const live = document.getElementById("live");
const body = document.body;
let ahead = Date.now() - Number(body.dataset.now || Date.now()); // of the hub's clock, in milliseconds
let heard = Date.now();
let source = null;
const SILENT_MS = 7500, TRIED_EVERY_MS = 15000;
let isPressed = false;
let waiting = [];

// Patches an element to match another one: children by id, others by position.
function morph(old, now) {
  if (old.nodeType !== now.nodeType || old.nodeName !== now.nodeName) { old.replaceWith(now); return; }
  if (old.nodeType !== Node.ELEMENT_NODE) { if (old.data !== now.data) old.data = now.data; return; }
  if (old.isEqualNode(now)) return;
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  for (const { name, value } of [...now.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (FIELDS.has(old.nodeName) && old === document.activeElement) return;
  let at = old.firstChild;
  for (const child of [...now.childNodes]) {
    const known = child.id ? [...old.children].find((each) => each.id === child.id) : null;
    if (known) {
      if (known !== at) old.insertBefore(known, at); else at = at.nextSibling;
      morph(known, child);
    } else if (at && !at.id && !child.id && at.nodeName === child.nodeName) {
      const next = at.nextSibling;
      morph(at, child);
      at = next;
    } else {
      old.insertBefore(child, at);
    }
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}
const KEPT = new Set(["open", "data-live", "aria-current", "style"]);
const FIELDS = new Set(["INPUT", "SELECT", "TEXTAREA"]);

// Patches wait while something is pressed, so that the click reaches it.
function take(html) {
  if (isPressed) { waiting.push(html); return; }
  const parsed = new DOMParser().parseFromString(html, "text/html"), focused = document.activeElement;
  const around = focused ? focused.closest("[id]:not(#live)") : null, further = around && around.parentElement.closest("[id]:not(#live)");
  for (const now of [...parsed.body.children]) {
    const old = document.getElementById(now.id);
    if (old) morph(old, now);
  }
  arrange();
  // What moves to another place loses the focus on its way.
  if (focused && focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
  // Where it has gone, what stands around it takes the focus.
  if (focused && !focused.isConnected) {
    const place = [around, further].find((each) => each && each.isConnected), main = document.querySelector("main");
    main.tabIndex = -1;
    ((place && place.querySelector("a, button, summary")) || main).focus({ preventScroll: true });
  }
}

for (const name of ["pointerdown", "pointerup", "pointercancel"]) {
  document.addEventListener(name, () => {
    isPressed = name === "pointerdown";
    if (!isPressed) setTimeout(() => { const held = waiting; waiting = []; held.forEach(take); }, 0);
  }, true);
}

const hubNow = () => Date.now() - ahead;
function told(seconds) {
  return seconds < 100 ? String(seconds) : Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
}

function count() {
  for (const clock of document.querySelectorAll(".clock[data-ends]")) {
    const left = Math.max(0, Math.ceil((Number(clock.dataset.ends) - hubNow()) / 1000));
    const words = body.classList.contains("is-lost") ? "–" : told(left);
    if (clock.textContent !== words) clock.textContent = words;
    const ring = clock.closest(".ring");
    if (ring) ring.style.setProperty("--part", left / Number(ring.dataset.seconds));
  }
  const face = document.getElementById("face");
  if (face) showFace(face);
  const shown = document.querySelector(".time-of-day");
  if (shown) {
    const words = new Date(hubNow()).toTimeString().slice(0, document.documentElement.classList.contains("hall") ? 8 : 5);
    if (shown.textContent !== words) shown.textContent = words;
  }
}

// The clock alone: fifteen segments go out one by one. The last five seconds and the end have a signal and a sound.
let beeped = null;
function showFace(face) {
  const isLost = body.classList.contains("is-lost");
  face.classList.toggle("lost-hub", isLost);
  if (isLost) {
    face.classList.remove("five", "over");
    face.querySelector(".digits").textContent = "–";
    face.querySelector(".of-hub").textContent = "⊘ " + document.querySelector(".since").textContent;
    return;
  }
  if (!face.dataset.seconds) return;
  const ms = face.dataset.ends ? Number(face.dataset.ends) - hubNow() : Number(face.dataset.left);
  const left = Math.max(0, Math.ceil(ms / 1000));
  const digits = face.querySelector(".digits");
  if (digits.textContent !== told(left)) digits.textContent = told(left);
  const isRunning = Boolean(face.dataset.ends);
  face.classList.toggle("five", isRunning && left > 0 && left <= 5);
  face.classList.toggle("over", isRunning && left === 0);
  face.classList.toggle("long", left >= 100);
  const gone = 15 - Math.ceil(15 * left / Number(face.dataset.seconds));
  face.querySelectorAll("path").forEach((path, at) => path.classList.toggle("out", left > 0 && at < gone));
  const whose = face.querySelector(".whose"), isUp = isRunning && left === 0;
  if (isUp && whose.dataset.up && whose.textContent !== whose.dataset.up) {
    const words = document.createElement("span");
    words.className = "player";
    words.textContent = whose.dataset.up;
    whose.replaceChildren(words);
    arrange();
  }
  if (isRunning && left <= 5 && beeped !== left + face.dataset.ends) {
    if (beeped !== null || left > 0) beep(left === 0 ? 1.2 : 0.12);
    beeped = left + face.dataset.ends;
  }
}

let sound = null;
for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, () => { sound = sound || new AudioContext(); }, { once: true });
function beep(seconds) {
  if (!sound) return; // a browser plays nothing before the page was touched
  const tone = sound.createOscillator();
  tone.frequency.value = 880;
  tone.connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + seconds);
}

// What depends on the size of the window: names as large as they fit, and the pages of the wall.
function fits(name, sizes = [37, 34, 31, 28, 26], unit = "rem", part = 1 / 16) {
  return sizes.some((size) => {
    name.style.fontSize = size * part + unit;
    return name.scrollWidth <= name.clientWidth;
  });
}
const PER_PAGE = 12, PAGE_S = 12, WON_MS = 8000;
let turned = 0, heldUntil = 0;
const ends = new Map();
// A page of the wall stays while a game or match is being won on it.
function hold(cards) {
  for (const card of cards) {
    const end = card.dataset.ended, before = ends.get(card.id);
    ends.set(card.id, end);
    if (before !== undefined && end !== before && !card.hidden) heldUntil = Date.now() + WON_MS;
  }
}
function turn() {
  if (Date.now() < heldUntil) { setTimeout(turn, heldUntil - Date.now()); return; }
  turned += 1;
  arrange();
  setTimeout(turn, PAGE_S * 1000);
}
function arrange() {
  const wall = document.documentElement.classList.contains("wall");
  const cards = wall ? [...live.querySelectorAll(".card")] : [];
  if (wall) {
    hold(cards);
    const pages = Math.max(1, Math.ceil(cards.length / PER_PAGE)), page = turned % pages;
    cards.forEach((card, at) => { card.hidden = Math.floor(at / PER_PAGE) !== page; });
    document.documentElement.classList.toggle("few", cards.length <= 6);
    const paging = document.querySelector(".paging");
    const first = page * PER_PAGE + 1, last = Math.min(cards.length, first + PER_PAGE - 1);
    const dots = [...Array(pages).keys()].map((at) => (at === page ? "●" : "○")).join(" ");
    if (paging) {
      const words = paging.dataset.words.replace("{first}", first).replace("{last}", last).replace("{count}", cards.length);
      paging.textContent = pages > 1 ? words + " " + dots : "";
    }
    const rounds = new Set([...live.querySelectorAll(".card:not(.planned) .round")].map((each) => each.title));
    document.querySelector(".rounds").textContent = new Intl.ListFormat(document.documentElement.lang).format(rounds);
    for (const name of live.querySelectorAll(".card:not([hidden]) .name:not(.pair)")) {
      if (!fits(name) && name.dataset.short) { name.textContent = name.dataset.short; fits(name); }
    }
  }
  for (const name of document.querySelectorAll(".whose .player")) fits(name, [100, 86, 72, 60], "%", 1);
  showResults();
  const stars = followed();
  for (const button of document.querySelectorAll(".follow")) button.setAttribute("aria-pressed", stars.includes(button.dataset.place));
  const following = document.querySelector(".following");
  if (following && stars.length) {
    following.hidden = false;
    following.href = "/board/" + stars[0] + location.search;
  }
  for (const chip of document.querySelectorAll(".chip")) {
    chip.classList.toggle("followed", stars.includes(chip.dataset.place));
    chip.querySelector(".star").hidden = !stars.includes(chip.dataset.place);
  }
  for (const chip of document.querySelectorAll(".chip")) {
    if (new URL(chip.href).pathname === location.pathname) chip.setAttribute("aria-current", "true");
  }
  alarm();
  ofSide();
}

// Followed tables are remembered by the browser.
function followed() {
  try { return JSON.parse(localStorage.getItem("followed") || "[]"); } catch { return []; }
}
document.addEventListener("click", (event) => {
  const button = event.target.closest(".follow");
  if (!button) return;
  const place = button.dataset.place, stars = followed();
  const now = stars.includes(place) ? stars.filter((each) => each !== place) : [...stars, place];
  localStorage.setItem("followed", JSON.stringify(now));
  arrange();
});

// Each side has its phone: whose it is is chosen once for a match.
function ofSide() {
  const players = document.getElementById("players"), side = players && sessionStorage.getItem(players.dataset.match);
  const own = side && players.querySelector("input[name=by][value=" + side + "]");
  if (own && !players.querySelector("input[name=by]:checked")) own.checked = true;
}
document.addEventListener("submit", (event) => {
  const players = event.target.closest("#players"), side = players && new FormData(event.target).get("by");
  if (side) sessionStorage.setItem(players.dataset.match, side);
});

// The results of one event, and of one player.
function showResults() {
  const field = document.getElementById("find");
  if (!field) return;
  const wanted = location.hash.startsWith("#event=") ? decodeURIComponent(location.hash.slice(7)) : "";
  const plain = (words) => words.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const name = plain(field.value.trim());
  for (const tab of document.querySelectorAll(".events a")) {
    if (tab.dataset.event === wanted) tab.setAttribute("aria-current", "true"); else tab.removeAttribute("aria-current");
  }
  let found = 0;
  for (const round of document.querySelectorAll(".round")) {
    const rows = [...round.querySelectorAll(".row")];
    const hits = new Set(rows.filter((row) => plain(row.querySelector(".sides, h3").textContent).includes(name)));
    // A team is found with the matches of its ties, and a player under the heading of the tie.
    const ofTeams = new Set(), ofPlayers = new Set();
    for (const row of hits) (row.matches(".of-tie") ? ofTeams : ofPlayers).add(row.dataset.tie);
    for (const row of rows) {
      row.hidden = !hits.has(row) && !(row.dataset.tie && (row.matches(".of-tie") ? ofPlayers : ofTeams).has(row.dataset.tie));
    }
    round.hidden = Boolean(wanted && round.dataset.event !== wanted) || rows.every((row) => row.hidden);
    found += round.hidden ? 0 : 1;
  }
  for (const bracket of document.querySelectorAll(".brackets section[data-event]")) bracket.hidden = Boolean(wanted && bracket.dataset.event !== wanted);
  const none = document.querySelector(".none-found"), words = found ? "" : none.dataset.words;
  if (none.textContent !== words) none.textContent = words;
}
document.addEventListener("input", (event) => { if (event.target.id === "find") showResults(); });
document.addEventListener("click", (event) => {
  const tab = event.target.closest("a[data-event]");
  if (!tab) return;
  event.preventDefault();
  history.replaceState(null, "", "#event=" + encodeURIComponent(tab.dataset.event));
  showResults();
});

// What needs the chief referee is in the title, and each new need rings once.
let known = null;
function alarm() {
  const needs = document.getElementById("needs");
  if (!needs) return;
  const title = document.title.replace(/^\(\d+\) /, "");
  document.title = Number(needs.dataset.count) ? "(" + needs.dataset.count + ") " + title : title;
  // Tables that do not respond are in the top bar, too.
  const bar = document.querySelector(".unreachable"), quiet = bar.cloneNode(false);
  quiet.append(...[...needs.querySelectorAll("[id^=silent] a")].map((each) => each.cloneNode(true)));
  morph(bar, quiet);
  const now = new Set([...needs.querySelectorAll("li")].map((each) => each.id));
  const fresh = known ? [...now].filter((each) => !known.has(each)) : [];
  known = now;
  if (!fresh.length) return;
  beep(0.4);
  if (window.Notification && Notification.permission === "granted") {
    new Notification(document.getElementById(fresh[0]).querySelector("h3").textContent);
  }
}
document.addEventListener("pointerdown", () => {
  if (document.getElementById("needs") && window.Notification && Notification.permission === "default") Notification.requestPermission();
}, { once: true });

document.addEventListener("submit", (event) => {
  const words = event.submitter && event.submitter.dataset.confirm;
  if (words && !confirm(words)) { event.preventDefault(); return; }
  if (!document.getElementById("said") || !event.target.closest("#live, #said")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

// The chief referee's forms are sent in the background, so that scroll position and focus survive. The answer says what was done.
async function send(form, submitter) {
  const typed = new URLSearchParams(new FormData(form, submitter));
  const answer = await fetch(form.action, { method: "POST", body: typed }).catch(() => null);
  if (!answer) { lost(true); return; }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const said = page.getElementById("said") || page.querySelector("[role=alert]");
  if (!said) { location.reload(); return; } // the password is asked for again
  document.getElementById("said").replaceChildren(...said.childNodes);
}
document.addEventListener("change", (event) => {
  const form = event.target.closest(".to-table");
  if (form) form.requestSubmit();
});

// A click on a table, or on what it needs, opens it beside the others.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-follow]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(null, "", link.href);
  live.dataset.live = link.dataset.follow;
  follow();
});

// Matches are reordered by dragging, or with Alt and an arrow key.
let dragged = null;
const planned = (event) => event.target.closest(".plan .order li");
function shift(match, by) {
  const form = document.getElementById("shift");
  form.elements.match.value = match;
  form.elements.by.value = by;
  if (by) form.requestSubmit();
}
document.addEventListener("dragstart", (event) => { dragged = planned(event); });
document.addEventListener("dragover", (event) => { if (dragged && planned(event)) event.preventDefault(); });
document.addEventListener("drop", (event) => {
  const there = planned(event);
  if (!dragged || !there) return;
  event.preventDefault();
  const all = [...there.parentNode.children];
  shift(dragged.dataset.match, all.indexOf(there) - all.indexOf(dragged));
  dragged = null;
});
document.addEventListener("keydown", (event) => {
  const item = event.altKey && planned(event), by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!item || !by) return;
  event.preventDefault();
  shift(item.dataset.match, by);
});

// Arrow keys go from table to table.
document.addEventListener("keydown", (event) => {
  const links = [...document.querySelectorAll(".tile a")], at = links.indexOf(document.activeElement);
  if (at < 0) return;
  const row = links.filter((each) => each.offsetTop === links[0].offsetTop).length;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row }[event.key];
  if (by && links[at + by]) { links[at + by].focus(); event.preventDefault(); }
});

function lost(isLost) {
  body.classList.toggle("is-lost", isLost);
  const at = new Date(heard - ahead).toTimeString().slice(0, 8), since = document.querySelector(".since");
  since.textContent = isLost ? since.dataset.words.replace("{time}", at.slice(0, 5)) : "";
  count();
  const connection = document.querySelector(".connection");
  if (!connection) return;
  const words = isLost ? "⊘ " + connection.dataset.lost.replace("{time}", at) : "● " + connection.dataset.liveWord;
  if (connection.textContent !== words) connection.textContent = words;
}

// The quickest message says best how far the hub's clock is; clocks drift, and may be set.
function hear(ms) {
  heard = Date.now();
  const found = heard - ms;
  ahead = Math.abs(found - ahead) > 2000 ? found : Math.min(found, ahead + 20);
}

function follow() {
  if (source) source.close();
  source = new EventSource(live.dataset.live);
  source.onopen = () => { heard = Date.now(); lost(false); };
  source.addEventListener("now", (event) => { hear(Number(event.data)); lost(false); });
  source.addEventListener("patch", (event) => { heard = Date.now(); lost(false); take(event.data); });
  source.onerror = () => lost(true);
}

if (location.hash === "#find" && document.getElementById("find")) document.getElementById("find").focus();
setInterval(count, document.getElementById("face") ? 33 : 100); // a clock alone is seen to the tenth of a second
arrange();
count();
window.addEventListener("resize", arrange);
if (document.fonts) document.fonts.ready.then(arrange);
if (live && live.dataset.live) {
  follow();
  setTimeout(turn, PAGE_S * 1000);
  // The hub says something every three seconds. A browser gives up after some errors, and a dead connection may say
  // nothing: begin again, endlessly.
  let tried = Date.now();
  setInterval(() => {
    const isSilent = Date.now() - heard > SILENT_MS, isClosed = source.readyState === EventSource.CLOSED;
    if (isSilent || isClosed) lost(true);
    if (isClosed || (isSilent && Date.now() - tried > TRIED_EVERY_MS)) { tried = Date.now(); follow(); }
  }, 1000);
}
