"use strict";

const root = document.documentElement.dataset.root;
const field = document.getElementById("site-search");
const results = document.getElementById("site-results");
const count = document.getElementById("site-count");
const limit = 50;

// The index is loaded with the first letter. It is a script, because pages from the file system may not fetch data.
let index;
function load() {
  index ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = root + "search-index.js";
    script.onload = () => resolve(entries(window.searchIndex));
    script.onerror = reject;
    document.head.append(script);
  });
  return index;
}

function entries({ pages, places }) {
  const entry = (title, place, link, text = "") => ({ title, place, link, text: ` ${text}`, lower: title.toLowerCase() });
  return pages.map(([path, title, kind, text]) => entry(title, kind, path, text)).concat(
    places.map(([number, anchor, title, text]) => {
      const [path, page, kind] = pages[number];
      return entry(title, `${page}, ${kind}`, anchor ? `${path}#${anchor}` : path, text);
    }));
}

// The smaller, the better: an exact title, a beginning, the beginning of a word, another part, and words of the text.
function rank(entry, words) {
  const name = entry.lower.replace(/\(.*/, "");
  const all = `${entry.lower} ${entry.place.toLowerCase()}`;
  if (!words.every((word) => all.includes(word))) {
    if (!words.every((word) => all.includes(word) || entry.text.includes(` ${word}`))) return;
    // The list of changes has most words.
    return entry.place.startsWith("Changes") ? 8 : 7;
  }
  const query = words.join(" ");
  if (name === query || entry.lower === query) {
    return entry.place.startsWith("Extended") ? 4 : entry.link.includes("#") ? 1 : 0;
  }
  if (entry.lower.startsWith(query)) return 3;
  const parts = entry.title.split(/[^A-Za-z0-9]+|(?=[A-Z])/).map((part) => part.toLowerCase());
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 4;
  return words.every((word) => entry.lower.includes(word)) ? 5 : 6;
}

async function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const all = words.length ? await load() : [];
  const found = all.map((entry) => [rank(entry, words), entry]).filter(([rank]) => rank !== undefined)
    .sort(([a, x], [b, y]) => a - b || x.title.length - y.title.length).map(([, entry]) => entry);
  results.replaceChildren(...found.slice(0, limit).map((entry) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const place = document.createElement("small");
    link.href = root + entry.link;
    place.textContent = entry.place;
    link.append(entry.title, place);
    item.append(link);
    return item;
  }));
  const nothing = "Nothing has these words.";
  if (words.length && !found.length) results.append(Object.assign(document.createElement("li"), { textContent: nothing }));
  results.hidden = !words.length;
  count.textContent = !words.length ? "" : found.length ? `${found.length} results` : nothing;
}

function move(event) {
  if (event.key === "Escape") {
    results.hidden = true;
    field.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || results.hidden) return;
  const links = [field, ...results.querySelectorAll("a")];
  const next = links[links.indexOf(document.activeElement) + step];
  if (next) next.focus();
  event.preventDefault();
}

field.addEventListener("input", search);
field.form.addEventListener("keydown", move);
field.form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await search();
  results.querySelector("a")?.click();
});
field.form.addEventListener("focusout", (event) => {
  if (event.relatedTarget && !field.form.contains(event.relatedTarget)) results.hidden = true;
});
document.addEventListener("click", (event) => {
  if (!field.form.contains(event.target) || event.target.closest("#site-results a")) results.hidden = true;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.matches("input")) return;
  event.preventDefault();
  field.focus();
});

// The filter of the index of names hides what does not match, and types without a match.
const filter = document.getElementById("site-names");
if (filter) {
  const status = filter.parentElement.querySelector("[role=status]");
  const show = () => {
    const text = filter.value.toLowerCase();
    let shown = 0;
    for (const section of document.querySelectorAll("section.type")) {
      const all = section.querySelector("h2").textContent.toLowerCase().includes(text);
      let matches = 0;
      for (const list of section.querySelectorAll("ul")) {
        let inside = 0;
        for (const item of list.children) {
          item.hidden = !all && !item.textContent.toLowerCase().includes(text);
          inside += item.hidden ? 0 : 1;
        }
        list.hidden = list.previousElementSibling.hidden = inside === 0;
        matches += inside;
      }
      section.hidden = matches === 0;
      shown += matches;
    }
    status.textContent = `${shown} names`;
  };
  filter.parentElement.hidden = false;
  filter.value = new URLSearchParams(location.search).get("filter") ?? "";
  filter.addEventListener("input", show);
  show();
}
