import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { IMPORT } from '#contract/portability.ts';
import { Problem } from '#server/http/problem.ts';
import { parsed } from './json.ts';

const of = (...chunks: (string | Buffer)[]) => parsed(Readable.from(chunks.map((one) => Buffer.from(one))));

test('parses a JSON whose letters and marks lie across its chunks', async () => {
  const json = Buffer.from('{"a":"ñ, \\" [","b":[1,{}]}');
  expect(await of(...Array.from(json, (byte) => Buffer.from([byte])))).toEqual({ a: 'ñ, " [', b: [1, {}] });
});

test('refuses more values than an export holds before it parses them, and does not count words', async () => {
  const refused = of('[', '1,'.repeat(IMPORT.jsonMarks), '1');
  await expect(refused).rejects.toEqual(new Problem('ARCHIVE_LIMIT'));
  const words = ',[{\\"'.repeat(IMPORT.jsonMarks / 3);
  expect(await of(`"${words}"`)).toHaveLength((words.length / 5) * 4);
});

test('says of what is no JSON that it is none', async () => {
  await expect(of('[1,')).rejects.toThrow(Problem);
});
