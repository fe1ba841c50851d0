import { expect, test } from 'vitest';
import { harper } from './harper.ts';

const rulesIn = async (text: string): Promise<[string, string][]> =>
  (await harper(text)).map(({ rule, start, end }) => [rule.id, text.slice(start, end)]);

test('what Harper finds stands where it says, also behind a sign of two units', async () => {
  const text =
    '⚖️🏛 Terms.\nThe validity of this Agreement shall not be in anyway impaired.\nThe parties agree as follow: one.';
  expect(await rulesIn(text)).toEqual([
    ['en.harper.InAnyWay', expect.stringContaining('anyway')],
    ['en.harper.AsFollows', 'as follow'],
  ]);
});

test('what contracts do on purpose is no fault: definitions, enumerations, two spaces, headings', async () => {
  const text = `1. DEFINITIONS.  In this Agreement (a) "Affiliates" means any company; (i) non-exclusive rights are granted.
NOW THEREFORE, the parties hereto have caused this Agreement to be executed by their duly authorized officers.`;
  expect(await rulesIn(text)).toEqual([]);
});

test('a gap that wants a hyphen is shown with the words around it, as advice', async () => {
  const [found] = await harper('Gold is delivered within a 45 day period.');
  expect(found).toMatchObject({ rule: { id: 'en.harper.HyphenateNumberDay', style: true }, suggestion: null });
});
