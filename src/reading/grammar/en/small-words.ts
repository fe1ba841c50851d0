import type { Pattern } from '../pattern.ts';
import { BE, DET, pair } from './pairs.ts';
import { pattern, type Row } from './row.ts';

/** Small words that sound or look alike, told apart by what their neighbours ask for; the list is ours. */
export const SMALL_WORDS: readonly Pattern[] = (
  [
    pair(
      'to',
      ['to', 'too'],
      String.raw`(?<!\b(?:so|he|she|they|it|this|that|these|those|and|but|here|me|him|we|you|I|is|was|are|were|there) )\btoo (?=(?:the|an|any|all|its|his|her|their|our|your|these|those|each|such|a (?!\p{L}+ an?\b)(?:party|person|third|court|sum|claim|contract|new|tenant|buyer))\b(?! extent))`,
      'to ',
      ['pursuant too the order', 'pursuant to the order'],
    ),
    pair(
      'too',
      ['too', 'to'],
      String.raw`\b(${BE}|far|much|comes?|came|arrived|filed|served) to (?=(?:late|vague|broad|narrow|remote|uncertain|soon|early|many|general|weak|heavy|expensive|speculative)\b(?: (?:to|for|and)\b|[.,;]))`,
      '$1 too ',
      ['The claim was filed to late.', 'The claim was filed too late.'],
    ),
    pair(
      'past',
      ['past', 'passed'],
      String.raw`\b(the|these) passed (?=(?:few|years?|months?|weeks?|decades?|two|three|four|five|six|ten|twelve)\b)`,
      '$1 past ',
      ['over the passed few months', 'over the past few months'],
    ),
    pair(
      'passed',
      ['passed', 'past'],
      String.raw`\b(has|have|had) past(?=[.,;]| (?:since|the (?:deadline|date|limit|property|title|resolution|bill)|before|and|without|to (?:the|him|her))\b)`,
      '$1 passed',
      ['The deadline has past.', 'The deadline has passed.'],
    ),
    pair(
      `from`,
      [`from`, 'form'],
      String.raw`\b(received|arising|arose|arises|excluded|exempt|appeal|away|derived|removed|obtained|withdr[ae]wn?|resulting|results|recovered|different|prevented|days|months|years) form (?=${DET} )`,
      '$1 from ',
      ['any claim arising form the lease', 'any claim arising from the lease'],
    ),
    pair('form', ['form', `from`], String.raw`\b(in the|prescribed|standard|same) from (?=of\b)`, '$1 form ', [
      'security in the from of a bond',
      'security in the form of a bond',
    ]),
    pair(
      'where',
      ['where', 'were'],
      String.raw`\b(in (?:the|any|a|those|all) (?:cases?|events?|situations?|instances?|circumstances)|(?:the|a) (?:place|house|building|room|area|street)) were (?=(?:the|an?|it|he|she|they|we|there|no|such) )`,
      '$1 where ',
      ['in those cases were the tenant pays late', 'in those cases where the tenant pays late'],
    ),
    pair(
      'were',
      ['were', 'where'],
      String.raw`\b(they|we|these|those|there|which) where (?=(?:not|made|paid|given|sent|served|told|informed|unable|able|in|at|all|also|both|never|signed|required|entitled|aware|due|present|to be)\b)`,
      '$1 were ',
      ['They where told to leave.', 'They were told to leave.'],
    ),
    pair(
      'quite',
      ['quite', 'quiet'],
      String.raw`\b(${BE}(?: not)?) quiet (?=(?:clear|clearly|different|simple|simply|possible|likely|unlikely|common|obvious|right|wrong|properly|sure|some)\b)`,
      '$1 quite ',
      ['It is quiet clear that he knew.', 'It is quite clear that he knew.'],
    ),
    pair('quiet', ['quiet', 'quite'], String.raw`\bquite (?=(?:enjoyment|possession)\b)`, 'quiet ', [
      'a covenant for quite enjoyment',
      'a covenant for quiet enjoyment',
    ]),
    pair(
      'within',
      ['within', 'with in'],
      String.raw`\bwith in (?=(?:\d+|the|an?|its|this|that|seven|ten|fourteen|thirty|sixty|reason)\b)`,
      'within ',
      ['with in ten days of the order', 'within ten days of the order'],
    ),
    pair(
      'already',
      ['already', 'all ready'],
      String.raw`\b(has|have|had|was|were|is|are) all ready (?=(?:been|made|paid|given|sent|\p{L}+ed)\b)`,
      '$1 already ',
      ['He has all ready been paid.', 'He has already been paid.'],
    ),
    pair(
      'maybe',
      ['may be', 'maybe'],
      String.raw`\b(it|there|which|who|as) maybe (?=(?:required|necessary|reasonable|made|given|liable|agreed|\p{L}+ed)\b)`,
      '$1 may be ',
      ['such sum as maybe agreed', 'such sum as may be agreed'],
    ),
    pair(
      'its',
      ['its', "it's"],
      String.raw`\b(of|under|upon|from|by|against|within|into|through|without|during|on|at|for|to|between) it[’']s (?=\p{L}+)(?! (?:a|an|the|not|been|only|too|so|very|all)\b)`,
      '$1 its ',
      ["at it's own risk and under it's seal", 'at its own risk and under its seal'],
    ),
    pair(
      'your',
      ['your', "you're"],
      String.raw`\byou[’']re (?=(?:clients?|letter|instructions|lease|account|tenants?|rights|obligations|offer|claim|own|solicitors?|payment|invoice|email|property)\b)`,
      'your ',
      ["Thank you for you're letter.", 'Thank you for your letter.'],
    ),
  ] satisfies Row[]
).map(pattern);
