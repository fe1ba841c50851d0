/** The text of an `.env` with these settings: each in the place of its line, one that has none at the end; all other lines stay as they are. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  const left = new Map(Object.entries(settings));
  const lines = text.split('\n').map((line) => {
    const [, name = ''] = /^\s*([A-Z][A-Z0-9_]*)\s*=/.exec(line) ?? [];
    const value = left.get(name);
    if (value === undefined) return line;
    left.delete(name);
    return `${name}=${quoted(value)}`;
  });
  const more = [...left].map(([name, value]) => `${name}=${quoted(value)}`);
  const before = lines.join('\n');
  return more.length === 0
    ? before
    : `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${more.join('\n')}\n`;
}

/** A value that a blank or a sign of the form would cut off stands in quotation marks. */
const quoted = (value: string): string => (/^[\w./:@+-]*$/.test(value) ? value : `'${value.replaceAll("'", '')}'`);
