import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the build of the image lays out the packages that run (scripts/image.mjs). */
const PACKAGES = 'image';

/** What a Dockerfile says of the image that is run: the files that it takes from the build, its settings, its user and its commands. */
type Image = {
  copied: { from: string; to: string }[];
  env: Record<string, string>;
  user: string | null;
  command: string[];
  health: string[];
};

/** Reads the last stage of the Dockerfile: no more of its language than ours is written in. */
export function readImage(file = 'Dockerfile'): Image {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n');
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const of = (word: string): string[] =>
    stage.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());
  const list = (text: string | undefined): string[] => JSON.parse(/\[.*\]/.exec(text ?? '')?.[0] ?? '[]') as string[];
  const copied = of('COPY').flatMap((line) => {
    const [flag, ...names] = line.split(/\s+/);
    const to = names.pop()!;
    if (flag !== '--from=build') throw new Error(`the image copies what was not built: ${line}`);
    return names.map((name) => {
      const from = name.replace(/^\/app\//, '');
      return { from, to: to.endsWith('/') ? path.join(to, path.basename(from)) : to };
    });
  });
  const env = Object.fromEntries(
    of('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );
  return {
    copied,
    env,
    user: of('USER').at(-1) ?? null,
    command: list(of('CMD').at(-1)),
    health: list(of('HEALTHCHECK').at(-1)),
  };
}

/** Lays the files of an image out in a folder, from what was built here. */
export function layOut({ copied }: Image, folder: string): void {
  for (const { from, to } of copied)
    if (from === `${PACKAGES}/node_modules`) execFileSync(process.execPath, ['scripts/image.mjs', folder]);
    else cpSync(from, path.join(folder, to), { recursive: true });
}

/** Bytes of all files below a folder. */
export const bytesBelow = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(path.join(parentPath, name)).size, 0);
