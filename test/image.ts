import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

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

type Lock = { packages: Record<string, { dev?: boolean }> };

/** Lays the files of an image out in a folder, from what was built here. Of the packages those that `npm prune --omit=dev` leaves, and no other. */
export function layOut({ copied }: Image, folder: string): void {
  for (const { from, to } of copied) {
    if (from !== 'node_modules') {
      cpSync(from, path.join(folder, to), { recursive: true });
      continue;
    }
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    for (const [name, { dev }] of Object.entries(packages)) {
      if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name) || dev) continue;
      const place = path.join(folder, name);
      mkdirSync(path.dirname(place), { recursive: true });
      symlinkSync(path.resolve(name), place);
    }
  }
}
