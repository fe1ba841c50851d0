// Lays out the packages of the container image: those that the built server asks for by name, and what these need. Plain Node, a part of the image's build.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXTERNAL, READ_IN_PLACE } from './external.mjs';

/** Files of a package that no program of ours opens: types, maps, builds for browsers, and builds of an engine beside the one that is used. */
const LEFT_OUT = {
  '': /\.(?:d\.[cm]?ts|map)$/,
  'harper.js': /^dist\/(?:binaryInlined\.js|.*\.wasm)$/,
  pdfmake: /^build\//,
  'tesseract.js-core': /\.wasm\.js$|^tesseract-core(?:-simd|-relaxedsimd)?\.(?:js|wasm)$/,
  '@tesseract.js-data/eng': /^4\.0\.0\//,
  '@tesseract.js-data/spa': /^4\.0\.0\//,
};
const isLeftOut = (name, file) => [LEFT_OUT[''], LEFT_OUT[name]].some((pattern) => pattern?.test(file));

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where Node finds a package from within another one, as the lockfile has it; null where it is not installed. */
function find(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place] && existsSync(place)) return place;
    if (folder === '') return null;
  }
}

/** The folders of the packages that the server needs to run, nested ones too. */
export function placesThatRun() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const installed = Object.keys(packages).filter((place) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place));
  const asked = [...EXTERNAL, ...READ_IN_PLACE].flatMap((name) =>
    name.startsWith('@') && name.endsWith('/*')
      ? installed.map(nameOf).filter((one) => one.startsWith(name.slice(0, -1)) && !packages[`node_modules/${one}`].dev)
      : [name],
  );
  const found = new Set();
  const waiting = asked.map((name) => find(packages, '', name));
  while (waiting.length > 0) {
    const place = waiting.pop();
    if (!place || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push(find(packages, place, name));
  }
  return [...found].sort();
}

/** The same file at another place; a copy only where that lies on another disk. */
function same(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/** Puts what the packages hold into `<folder>/node_modules`, without a second copy of it. */
export function layOut(folder) {
  for (const place of placesThatRun())
    for (const entry of readdirSync(place, { withFileTypes: true, recursive: true })) {
      const from = path.join(entry.parentPath ?? entry.path, entry.name);
      const file = path.relative(place, from).replaceAll('\\', '/');
      // A package within a package is a place of its own.
      if (entry.isDirectory() || file.startsWith('node_modules/') || isLeftOut(nameOf(place), file)) continue;
      const to = path.join(folder, from);
      mkdirSync(path.dirname(to), { recursive: true });
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
      else same(from, to);
    }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) layOut(process.argv[2]);
