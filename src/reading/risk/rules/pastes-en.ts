import type { Paste } from './rule.ts';

const paste = (balanced: string, ask: string): Paste => ({ balanced, ask });

/** The same of the older rules in English. */
export const PASTES_EN: Readonly<Record<string, Paste>> = {
  'en-beneficiary': paste(
    'No one but the parties may enforce this Agreement, save {{beneficiary}} as to {{clause}}.',
    'Who else do you mean to give rights to?',
  ),
  'en-assignment': paste(
    'Neither party may assign this Agreement without the other’s written consent, which is not to be unreasonably withheld or delayed.',
    'Will you not withhold consent unreasonably?',
  ),
  'en-control': paste(
    'A change of control of {{the party}} is told within {{thirty}} days and allows the other party to end this Agreement only if the buyer is its direct competitor.',
    'Will you limit this to a sale to a competitor?',
  ),
  'en-terms-class': paste(
    'Nothing here keeps {{the user}} from a jury trial or a collective claim where the law gives one.',
    'Will you remove the waiver?',
  ),
  'en-arbitration': paste(
    'Disputes above {{amount}} go to arbitration under the rules of {{centre}}, seated in {{city}}; others go to the courts of {{place}}.',
    'Will you keep small claims in court?',
  ),
  'en-convenience': paste(
    'Either party may end this Agreement without cause on {{sixty}} days’ written notice. Work done and costs committed until then are paid.',
    'Will the right be mutual, with notice and payment?',
  ),
  'en-after': paste(
    'The duties that go on after the end are only those of {{clauses}}, for {{period}}.',
    'Which duties go on, and for how long?',
  ),
  'en-renewal': paste(
    'This Agreement renews for {{one year}} unless either party gives {{thirty}} days’ notice by e-mail.',
    'Will you accept thirty days’ notice?',
  ),
  'en-renewal-notice': paste(
    'Notice not to renew may be given by e-mail up to {{thirty}} days before the end. {{The provider}} sends a reminder {{sixty}} days before.',
    'Will you send a reminder before renewal?',
  ),
  'en-uncapped': paste(
    'Liability is capped at {{amount}}, save for fraud, wilful misconduct, personal injury and {{named matters}}, which are capped at {{higher amount}} where the law allows.',
    'Will you accept a higher cap for these matters?',
  ),
  'en-indemnity': paste(
    'Each party indemnifies the other for third-party claims caused by its own breach or negligence, up to {{amount}}, given prompt notice and control of the defence.',
    'Will the indemnity be mutual and capped?',
  ),
  'en-as-is': paste(
    '{{The provider}} warrants that {{the product or service}} conforms to {{specification}} for {{period}} and corrects any fault within {{ten}} days.',
    'What will you warrant?',
  ),
  'en-ip-assignment': paste(
    'The rights in {{the deliverables}} pass on payment of {{fee}}. Prior works stay with their owner and are licensed as far as they are built in.',
    'Will you limit the assignment to paid deliverables?',
  ),
  'en-ip-joint': paste(
    'Rights in {{joint work}} are shared equally; each party may use it, and licenses to others need consent. {{Party}} files and keeps protection.',
    'Who may license and who defends the joint rights?',
  ),
  'en-perpetual': paste(
    'The licence lasts {{period}}, is non-exclusive, and may be ended for material breach.',
    'Will you set a term for the licence?',
  ),
  'en-nontransferable': paste(
    'The licence may be transferred with the business that uses it, on written notice.',
    'May it be transferred with the business?',
  ),
  'en-terms-content': paste(
    'You keep your rights and allow use of your content only to run the service and while your account lasts.',
    'Will you limit the licence to the service?',
  ),
  'en-exclusivity': paste(
    'Exclusivity covers {{product}} in {{territory}} for {{period}}, and ends if {{minimum}} is not reached.',
    'Will you narrow the exclusivity?',
  ),
  'en-noncompete': paste(
    'For {{twelve}} months {{the party}} shall not compete in {{trade}} in {{territory}}, against {{amount}} a month.',
    'What time, area and compensation do you offer?',
  ),
  'en-nosolicit': paste(
    'For {{twelve}} months neither party shall solicit the other’s key staff, general advertisements apart.',
    'Will it be mutual and for a year?',
  ),
  'en-mfn': paste(
    'The most favoured terms cover {{product}}, like volumes and {{territory}}, and are checked once a year by an independent auditor.',
    'Will you limit it to like volumes?',
  ),
  'en-first-refusal': paste(
    'The right of first refusal lasts {{fifteen}} days from a written offer and lapses for {{six}} months if not used.',
    'Will you set a short period to answer?',
  ),
  'en-minimum': paste(
    'The minimum of {{amount}} is measured by year and falls with any delay or shortfall of {{the supplier}}.',
    'Will the minimum fall when you deliver late?',
  ),
  'en-revenue': paste(
    'The share is {{rate}} % of net receipts, as defined in {{annex}}, paid each quarter with a statement.',
    'How are net receipts defined?',
  ),
  'en-audit': paste(
    'Books may be audited once a year, on {{ten}} days’ notice, in business hours, by an auditor bound to secrecy, at the cost of who asks.',
    'Will you audit once a year and on notice?',
  ),
  'en-no-challenge': paste(
    '{{The party}} keeps the right to challenge the validity of {{right}} and to sue for breach.',
    'Will you remove the bar on claims?',
  ),
  'en-terms-change': paste(
    'We tell you of any change {{thirty}} days before. You may refuse it and end the contract without cost, with a refund of what is not used.',
    'Will you give notice and a free exit?',
  ),
  'en-late-interest': paste(
    'Overdue sums bear interest at {{rate}} % per year from {{ten}} days after a reminder, never above the legal maximum.',
    'Will you lower the rate and send a reminder?',
  ),
  'en-liquidated': paste(
    'Damages of {{amount}} for {{breach}}, up to {{maximum}}, are a genuine estimate of the loss and exclude others for the same event.',
    'How was the amount estimated?',
  ),
  'en-secrecy-forever': paste(
    'Secrecy lasts for the term and {{three}} years more, and for trade secrets as long as they are so.',
    'Will you accept a term?',
  ),
  'en-secrecy-injunction': paste(
    'Either party may ask a court for urgent relief, on the proof and security that the law requires.',
    'Will it be mutual and on proof?',
  ),
};
