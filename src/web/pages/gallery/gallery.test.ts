import { expect, test } from 'vitest';

// What stands on paper alone has no place on a screen.
const ui = import.meta.glob<string>(['../../ui/**/*.tsx', '!**/*.test.tsx', '!**/*{P,p}aper.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const around = import.meta.glob<string>(['./*.tsx', '../../app/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every component is shown, by itself or inside another one', () => {
  const made = Object.values(ui)
    .flatMap((file) => [...file.matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w+)/gm)])
    .map(([, name]) => name!);
  const shown = [...Object.values(ui), ...Object.values(around)].join('\n');
  expect(made.length).toBeGreaterThan(40);
  expect(made.filter((name) => !new RegExp(`<${name}\\b`).test(shown))).toEqual([]);
});
