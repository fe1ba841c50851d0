import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as read } from 'node:stream/consumers';

/** What a server was asked about one paragraph. */
export type Checked = { path: string; text: string; language: string; disabled: string[] };
/** A word that this server knows as wrong, and what it says of it. */
export type Rule = {
  find: string;
  message: string;
  instead?: string[];
  id?: string;
  type?: string;
  category?: string;
};
type Match = ReturnType<typeof matchOf>;

/** A finding in the shape in which LanguageTool 6 answers it. */
function matchOf(text: string, offset: number, { find, message, instead = [], id, type, category }: Rule) {
  return {
    message,
    shortMessage: '',
    replacements: instead.map((value) => ({ value })),
    offset,
    length: find.length,
    context: { text, offset, length: find.length },
    sentence: text,
    type: { typeName: 'Other' },
    rule: {
      id: id ?? 'REGLA_1',
      description: 'Una regla',
      issueType: type ?? 'grammar',
      category: { id: category ?? 'GRAMMAR', name: 'Gramática' },
      isPremium: false,
      confidence: 0.9,
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  };
}

/** The whole answer, as `POST /v2/check` of LanguageTool 6 gives it. */
export const answerWith = (matches: readonly Match[], language: string) => ({
  software: {
    name: 'LanguageTool',
    version: '6.4',
    buildDate: '2024-03-28 14:05:28 +0000',
    apiVersion: 1,
    premium: false,
    premiumHint: '',
    status: '',
  },
  warnings: { incompleteResults: false },
  language: { name: language, code: language, detectedLanguage: { name: language, code: language, confidence: 0.99 } },
  matches,
  sentenceRanges: [],
});

/** What each of these rules finds in a text. */
export const matchesIn = (text: string, rules: readonly Rule[]): Match[] =>
  rules.flatMap((rule) => {
    const at = text.indexOf(rule.find);
    return at < 0 ? [] : [matchOf(text, at, rule)];
  });

/** How it answers one question, where not as it should. */
export type Manner = (response: ServerResponse, asked: Checked, n: number) => void;

/** A LanguageTool server on loopback that knows a few rules, or behaves as it is told. */
export class FakeLanguageTool {
  readonly asked: Checked[] = [];
  /** Questions that it is at, now and at most. */
  readonly at = { now: 0, most: 0 };
  rules: readonly Rule[] = [];
  manner: Manner | null = null;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      this.at.now++;
      this.at.most = Math.max(this.at.most, this.at.now);
      response.once('close', () => this.at.now--);
      void read(request).then(
        (body) => {
          const form = new URLSearchParams(body);
          const asked = {
            path: `${request.method} ${request.url}`,
            text: form.get('text') ?? '',
            language: form.get('language') ?? '',
            disabled: (form.get('disabledCategories') ?? '').split(','),
          };
          this.asked.push(asked);
          (this.manner ?? this.well)(response, asked, this.asked.length - 1);
        },
        () => undefined,
      );
    });
  }

  /** Answers as LanguageTool does. */
  readonly well: Manner = (response, { text, language }) => {
    const body = JSON.stringify(answerWith(matchesIn(text, this.rules), language));
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };

  /** Opens; answers where it is. */
  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }
}
