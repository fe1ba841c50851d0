/** Regular verbs of contracts and courts that are hardly ever nouns; ours. */
const REGULAR =
  'accept achieve acknowledge acquire adopt affirm agree allege allocate allow amend appoint apply approve argue arrive ascertain assert assess assign assume attend authorize authorise believe belong cancel cease certify comply conclude confirm consider constitute contain contend continue cooperate declare decline defend define deliver deny depend describe destroy determine disclose dismiss distribute enforce ensure enter establish examine exceed exclude execute exist expire explain fail fulfil fulfill identify impose include incorporate incur indemnify inform inspect instruct insist intend interpret invoke issue justify maintain modify negotiate notify oblige observe obtain occur offend operate participate perform permit possess prepare prescribe preserve prevent proceed prohibit provide prove publish pursue receive recognise recognize recover refuse reimburse reject relate rely remain remedy remove replace represent require resign resolve respect respond restrict retain return review revoke satisfy specify state submit suffer supply survive terminate undertake utilise utilize vary verify violate waive warrant wish abandon accommodate accompany accumulate accuse adapt add adhere adjudicate adjust administer admit advise aggravate allude alter announce annul apologise apologize appear apportion appreciate apprise arrange assemble assure attain authenticate avoid await bequeath calculate cite clarify collaborate collect commence commit communicate compare compel compensate complain comprise conceal concede confer confine connect construe consult consummate contravene contribute convince correspond curtail deduct deem defer delete demonstrate depart deprive derive derogate deserve detain deteriorate deviate devote differ diminish disagree disapprove disburse disclaim discontinue discover discriminate dispose dissolve distinguish divert divulge earn elapse eliminate embody emphasise emphasize employ enable enact encourage encumber endorse engage enhance enjoy enquire entail entrust envisage equip evade evaluate evict exacerbate exaggerate exonerate expand expect expel expose extend extinguish facilitate finalise finalize foreclose formulate furnish generate govern happen hesitate impair imply improve induce infer inflict infringe inherit inhibit injure inquire insert inspire install interfere interrogate interrupt introduce invalidate invest invite involve liquidate litigate locate merge minimise minimize mitigate necessitate nominate notarise notarize obey obstruct occupy omit organise organize originate overlook owe pertain postpone precede preclude prefer presume prevail proclaim procure prolong prosecute provoke punish qualify quantify quash ratify realise realize rebut recommend reconcile reconsider rectify redeem redact refrain refute regulate reinstate reiterate relinquish relocate remit render renew renounce reproduce repudiate rescind resemble reside retaliate retire reveal revert revise revive scrutinise scrutinize seem sever shorten signify simplify solicit solve stipulate strengthen subscribe substantiate subsist succeed sue suffice suggest summarise summarize supersede supervise suppose suppress suspend sustain tend testify threaten tolerate transmit undermine urge vacate validate vindicate worsen'.split(
    ' ',
  );
/** Regular verbs that are nouns as well: a form of them tells less by itself. */
const NOUNS_TOO =
  'account address advance answer appeal arbitrate attempt attack award base benefit bill breach call cause charge claim complete concern consent contest contract control cost credit damage date decide delay demand deposit direct discharge document dispute end entitle estimate file grant help hire insure intervene inventory invoice issue lease licence license limit list market measure need notice object offer order own part pass pay pledge point present price process produce promise propose purchase question reach reason record reduce refer refund regard release rent repair report request reserve result rule secure serve settle share sign support surrender transfer treat trust use value view visit wait work'.split(
    ' ',
  );
/** Irregular verbs: base, past, participle. */
const IRREGULAR =
  'be was been|become became become|begin began begun|bind bound bound|break broke broken|bring brought brought|build built built|buy bought bought|choose chose chosen|come came come|do did done|draw drew drawn|fall fell fallen|find found found|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|have had had|hear heard heard|hold held held|keep kept kept|know knew known|lead led led|leave left left|lend lent lent|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|show showed shown|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|swear swore sworn|take took taken|tell told told|think thought thought|understand understood understood|undertake undertook undertaken|uphold upheld upheld|withdraw withdrew withdrawn|withhold withheld withheld|write wrote written|arise arose arisen|bear bore borne|cut cut cut|deal dealt dealt|drive drove driven|eat ate eaten|feel felt felt|foresee foresaw foreseen|hide hid hidden|hit hit hit|let let let|mislead misled misled|misunderstand misunderstood misunderstood|overcome overcame overcome|overrun overran overrun|oversee oversaw overseen|overthrow overthrew overthrown|put put put|read read read|repay repaid repaid|rewrite rewrote rewritten|ring rang rung|set set set|shake shook shaken|strike struck struck|teach taught taught|tear tore torn|throw threw thrown|undergo underwent undergone|wear wore worn|win won won|withstand withstood withstood'
    .split('|')
    .map((row) => row.split(' ') as [string, string, string]);

type VerbForm = 'base' | 's' | 'past' | 'participle';
type Reading = { base: string; forms: Set<VerbForm>; noun: boolean };

const third = (base: string): string =>
  base === 'have'
    ? 'has'
    : base === 'be'
      ? 'is'
      : /(?:[sxz]|[cs]h|o)$/.test(base)
        ? `${base}es`
        : /[^aeiou]y$/.test(base)
          ? `${base.slice(0, -1)}ies`
          : `${base}s`;
/** Verbs whose last letter is doubled before an ending. */
const DOUBLED =
  /^(?:admit|commit|compel|confer|control|cancel|defer|equip|expel|incur|infer|occur|omit|permit|prefer|rebut|refer|remit|submit|transfer|transmit)$/;
const past = (base: string): string =>
  base.endsWith('e')
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${base}${DOUBLED.test(base) ? base.at(-1) : ''}ed`;

const known = new Map<string, Reading>();
function learn(word: string, form: VerbForm, base: string, noun: boolean): void {
  const reading = known.get(word) ?? { base, forms: new Set<VerbForm>(), noun };
  known.set(word, reading);
  reading.forms.add(form);
}
for (const [bases, noun] of [
  [REGULAR, false],
  [NOUNS_TOO, true],
] as const)
  for (const base of bases) {
    learn(base, 'base', base, noun);
    learn(third(base), 's', base, noun);
    learn(past(base), 'past', base, false);
    learn(past(base), 'participle', base, false);
  }
/** Irregular verbs that are nouns as well. */
const NOUN =
  /^(?:bear|cut|deal|drive|feel|hit|let|put|read|ring|set|shake|strike|tear|throw|wear|win|break|build|buy|do|draw|fall|find|go|hold|keep|lead|leave|make|meet|pay|rise|run|say|sell|show|spend|stand|take|think|will)$/;
for (const [base, before, participle] of IRREGULAR) {
  learn(base, 'base', base, NOUN.test(base));
  learn(third(base), 's', base, NOUN.test(base));
  learn(before, 'past', base, false);
  learn(participle, 'participle', base, false);
}

/** What form of a verb a word is, in lower case; null for what is none that is known. `noun`: it may be a noun as well. */
export const verbOf = (low: string): Reading | null => known.get(low) ?? null;
/** The form of the third person of a base. */
export const thirdOf = third;
/** The past and the participle of a base. */
export const pastOf = (base: string): { past: string; participle: string } => {
  const irregular = IRREGULAR.find(([one]) => one === base);
  return irregular ? { past: irregular[1], participle: irregular[2] } : { past: past(base), participle: past(base) };
};
