/** Characters that are not seen: joiners, directions, tags of a language. They carry nothing that a reader should be told. */
const UNSEEN =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
const RULES: [RegExp, string][] = [
  // Pictures and links keep their words and lose their address.
  [/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)?/g, '$1'],
  [/!\[([^[\]]*)\](?:\[[^\]]*\])?/g, '$1'],
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<(?:https?|mailto|ftp|data|javascript)[^>]*>?/gi, '[…]'],
  [/<\/?[a-z!?][^<>]*>?/gi, ''],
  [/(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.|\b(?:mailto|javascript|data|vbscript):)[^\s<>"'»”)\]]*/gi, '[…]'],
];
const ROUNDS = 4;

/**
 * What a model says, without anything that a screen could follow or load: no addresses, links, pictures or HTML, and no characters that cannot be
 * seen. Bold words and lists stay.
 */
export function plain(text: string): string {
  let now = text.replace(UNSEEN, '');
  for (let round = 0; round < ROUNDS; round++) {
    const next = RULES.reduce((said, [pattern, by]) => said.replace(pattern, by), now);
    if (next === now) return now;
    now = next;
  }
  return now;
}
