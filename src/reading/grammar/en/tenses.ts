import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2}|(?:19|20)\\d\\d)`;
const NP =
  '(?:(?:the|an?|any|either|that|this|its|his|her|their|our|such|no) (?:\\p{L}+ ){1,3}|it |he |she |they |we )';
const PAST_VERB =
  '(?:was|were|had|arrived|began|became|came|left|died|took|went|signed|expired|ended|started|moved|fell|made|gave|found|paid|filed|announced|issued|received|served|accepted|rejected|closed|opened|retired|resigned)';
const tense = (
  id: string,
  say: [string, string],
  match: string,
  fix: string | null,
  examples: [string, string],
): Row => [`en.tense.${id}`, 'gramatica', 2, match, fix, both(...say), examples];
const PERFECT = String.raw`\b(?:has|have)(?: not| also| already| never| then)? (?!been (?:in force|listed|set|fixed|scheduled|due))(?:been )?(?:\p{L}{2,}ed|done|made|given|sent|paid|written|taken|gone|left|sold|bought|met|seen|told|found|held|begun|brought|come|said|spoken|received)`;

/** Tenses that the words of their clause exclude: a past time, a condition, a time that goes on; from general grammar, ours. */
export const TENSES: readonly Pattern[] = (
  [
    tense(
      'perfect.past',
      [
        'A time that is over takes the past tense, not the present perfect.',
        'Un tiempo concluido pide el pasado simple.',
      ],
      String.raw`${PERFECT}(?: (?!since|that|which|who|and|or|but|by|until|after|from|dated|for|\p{L}+ed\b)[\p{L}'’]+){0,4} (?:yesterday|last (?:week|month|year|summer|spring|autumn|winter|night|january|march|may|june|july)|(?:\d+|two|three|four|five|six|ten|several|some|many) (?:days|weeks|months|years) ago)(?=[.,; ])`,
      null,
      ['The tenant has paid the rent last week.', 'The tenant paid the rent last week.'],
    ),
    tense(
      'perfect.before',
      ['Before a past event the verb stands in the past perfect.', 'Ante un hecho pasado va «had» con participio.'],
      String.raw`${PERFECT}(?: (?!since|that|which|who|but|and|or|long)[\p{L}'’]+){0,4} (?:before|when|by the time) (?:the|a|an|his|her|its|their|he|she|they|we|it) (?:(?!which|that|who|is|are|shall|may|has|have)\p{L}+ ){0,3}${PAST_VERB}\b(?!,)`,
      null,
      [
        'He has raised it again before the plan was announced.',
        'He had raised it again before the plan was announced.',
      ],
    ),
    tense(
      'perfect.until',
      ['What lasted until a past moment takes the past tense.', 'Lo que duró hasta un momento pasado va en pasado.'],
      String.raw`\b(?:has|have) (?:lived|worked|stayed|resided|served|remained|occupied|traded|practi[sc]ed|owned|enjoyed|managed|run)\b(?: (?!since|that|which|and)[\p{L}'’]+){0,6} until (?:${DATE}|(?:the|his|her|its|their) (?!present|end of (?:this|the current))(?:\p{L}+ ))`,
      null,
      ['She has worked there until the date of the fire.', 'She worked there until the date of the fire.'],
    ),
    tense(
      'yet',
      ['"Yet" takes the present perfect: "has not yet …".', '«Yet» pide «has not yet …».'],
      String.raw`\b(?:did not|didn[’']t|did) yet (?=\p{L}+)`,
      null,
      ['We did not yet receive a reply.', 'We have not yet received a reply.'],
    ),
    tense(
      'since',
      ['With "since" the verb stands in the perfect.', 'Con «since» el verbo va en perfecto.'],
      String.raw`\b(?:is|are|am) (?:not )?(?:(?:working|living|trading|operating|waiting|occupying|using|employed|married|registered|resident|closed|vacant|absent|in default|in arrears|in possession) )(?:(?!that|which|and|but|if)[\p{L}'’]+ ){0,5}since (?:${DATE}|last \p{L}+|then\b)|\b(?:works|lives|resides|trades|operates) (?:(?!that|which|and|but|if)[\p{L}'’]+ ){0,5}since (?:${DATE}|last \p{L}+)`,
      null,
      ['He is employed by the firm since 2015.', 'He has been employed by the firm since 2015.'],
    ),
    tense(
      'if.will',
      ['In such a clause the present says what is to come.', 'En esa oración el presente dice lo futuro.'],
      String.raw`(?<=\p{L}[\p{L}’'\d)]*,? )(?<!\b(?:ask|asks|asked|asking|know|knows|see|wonder|wonders|determine|decide|unclear|sure|doubt|doubtful|doubts|consider|enquire|inquire|uncertain|indicate|confirm|matter|even|as|only|tell|certain),? )(?:if|unless|as soon as) ${NP}will (?!not\b|be (?:so|able)\b)(?=\p{Ll}+)`,
      null,
      ['The lender may act if the borrower will fail to pay.', 'The lender may act if the borrower fails to pay.'],
    ),
    tense(
      'if.would.have',
      ['In the clause of "if" stands "had", not "would have".', 'En la oración de «if» va «had», no «would have».'],
      String.raw`(?<!\b(?:ask|asked|know|wonder|see|wondered|doubt) )\bif ${NP}would(?: not|n[’']t)? have (?=\p{L}+)`,
      null,
      ['It would be safe if the owner would have repaired it.', 'It would be safe if the owner had repaired it.'],
    ),
    tense(
      'mandative',
      [
        'What is asked for stands in the base form: "that the secretary notify".',
        'Lo que se pide va en la forma base.',
      ],
      String.raw`\b(?:recommended|requested|demanded|proposed|moved|ordered|directed|urged) that (?:[^.;:,]{4,60} be [^.;:,]{3,40} and that )?(?:the|a|an|each|every|all|any|both|he|she|they) (?:(?:secretary|tenant|landlord|buyer|seller|company|board|court|defendant|plaintiff|claimant|parties|party|members?|trustees?|directors?|\p{L}+(?:er|or|ee|ant|ent|ist)s?) )?(?:notified|paid|sent|gave|delivered|filed|signed|provided|produced|vacated|removed|attended|appointed|adopted|returned|repaired|submitted|disclosed|ceased|resigned|approved|amended) (?=(?:the|a|an|all|any|its|his|her|their|each|every|to|from|within|by|no)\b)`,
      null,
      ['The judge ordered that the tenant vacated the flat.', 'The judge ordered that the tenant vacate the flat.'],
    ),
  ] satisfies Row[]
).map(pattern);
