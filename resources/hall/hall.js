// Follows a page: puts its middle in anew at each change, counts clocks down, and never stops trying.
"use strict";
const live = document.getElementById("live");
let ahead = 0; // milliseconds by which this browser's clock is ahead of the hub's
let heard = Date.now();
let source = null;

function take(html) {
  live.innerHTML = html;
  const now = live.querySelector("[data-now]");
  if (now) ahead = Date.now() - Number(now.dataset.now);
  count();
}

function count() {
  for (const clock of live.querySelectorAll("[data-ends]")) {
    const left = Math.max(0, Math.ceil((Number(clock.dataset.ends) + ahead - Date.now()) / 1000));
    clock.textContent = "⏱ " + left + " s";
  }
}

function lost(isLost) {
  document.body.classList.toggle("is-lost", isLost);
}

function follow() {
  if (source) source.close();
  source = new EventSource(live.dataset.live);
  source.onopen = () => { heard = Date.now(); lost(false); };
  source.onmessage = (event) => { heard = Date.now(); lost(false); take(event.data); };
  source.addEventListener("alive", () => { heard = Date.now(); });
  source.onerror = () => lost(true);
}

if (live && live.dataset.live) {
  follow();
  setInterval(count, 250);
  // A browser gives up after some errors, and a dead connection may say nothing: begin again, endlessly.
  setInterval(() => {
    const isDead = source.readyState === EventSource.CLOSED || Date.now() - heard > 45000;
    if (isDead) { lost(true); heard = Date.now(); follow(); }
  }, 1000);
}
