/**
 * The kinds of clause as CUAD's guide for its lawyers describes them, written down from memory. The questions of the set share their words
 * with our table of concepts; these do not, so what they show is nearer to what a stranger's question finds.
 */
export const WORDING: Record<string, string> = {
  'Renewal Term':
    'What is the renewal term after the initial term expires? This includes automatic extensions and unilateral extensions with prior notice.',
  'Governing Law': "Which state or country's law governs the interpretation of the contract?",
  Exclusivity:
    'Is there an exclusive dealing commitment with the counterparty? This includes a commitment to procure all requirements from one party of certain technology, goods, or services or a prohibition on licensing or selling technology, goods or services to third parties.',
  'Revenue/Profit Sharing':
    'Is one party required to share revenue or profit with the counterparty for any technology, goods, or services?',
  'Affiliate License-Licensee':
    'Does the contract contain a license grant to a licensee (incl. sublicensor) and the affiliates of such licensee/sublicensor?',
  'Audit Rights':
    'Does a party have the right to audit the books, records, or physical locations of the counterparty to ensure compliance with the contract?',
  'Expiration Date': "On what date will the contract's initial term expire?",
  'Notice Period To Terminate Renewal': 'What is the notice period required to terminate renewal?',
  'Change Of Control':
    'Does one party have the right to terminate or is consent or notice required of the counterparty if such party undergoes a change of control, such as a merger, stock sale, transfer of all or substantially all of its assets or business, or assignment by operation of law?',
  'Anti-Assignment': 'Is consent or notice required of a party if the contract is assigned to a third party?',
  'License Grant': 'Does the contract contain a license granted by one party to its counterparty?',
  'Non-Transferable License':
    'Does the contract limit the ability of a party to transfer the license being granted to a third party?',
  'Uncapped Liability':
    "Is a party's liability uncapped upon the breach of its obligation in the contract? This also includes uncap liability for a particular type of breach such as IP infringement or breach of confidentiality obligation.",
  'Cap On Liability':
    "Does the contract include a cap on liability upon the breach of a party's obligation? This includes time limitation for the counterparty to bring claims or maximum amount for recovery.",
  'Ip Ownership Assignment':
    'Does intellectual property created by one party become the property of the counterparty, either per the terms of the contract or upon the occurrence of certain events?',
  'Covenant Not To Sue':
    "Is a party restricted from contesting the validity of the counterparty's ownership of intellectual property or otherwise bringing a claim against the counterparty for matters unrelated to the contract?",
  'Most Favored Nation':
    'Is there a clause that if a third party gets better terms on the licensing or sale of technology/goods/services described in the contract, the buyer of such technology/goods/services under the contract shall be entitled to those better terms?',
  'No-Solicit Of Customers':
    'Is a party restricted from contracting or soliciting customers or partners of the counterparty, whether during the contract or after the contract ends (or both)?',
  'Price Restrictions':
    'Is there a restriction on the ability of a party to raise or reduce prices of technology, goods, or services provided?',
  'Volume Restriction':
    "Is there a fee increase or consent requirement, etc. if one party's use of the product/services exceeds certain threshold?",
  'Post-Termination Services':
    'Is a party subject to obligations after the termination or expiration of a contract, including any post-termination transition, payment, transfer of IP, wind-down, last-buy, or similar commitments?',
  'Warranty Duration':
    'What is the duration of any warranty against defects or errors in technology, products, or services provided under the contract?',
  'Termination For Convenience':
    'Can a party terminate this contract without cause (solely by giving a notice and allowing a waiting period to expire)?',
  'Rofr/Rofo/Rofn':
    'Is there a clause granting one party a right of first refusal, right of first offer or right of first negotiation to purchase, license, market, or distribute equity interest, technology, assets, products or services?',
  'Irrevocable Or Perpetual License': 'Does the contract contain a license grant that is irrevocable or perpetual?',
  'Minimum Commitment':
    'Is there a minimum order size or minimum amount or units per-time period that one party must buy from the counterparty under the contract?',
  'Competitive Restriction Exception':
    'This category includes the exceptions or carveouts to Non-Compete, Exclusivity and No-Solicit of Customers above.',
  Insurance:
    'Is there a requirement for insurance that must be maintained by one party for the benefit of the counterparty?',
  'Third Party Beneficiary':
    'Is there a non-contracting party who is a beneficiary to some or all of the clauses in the contract and therefore can enforce its rights against a contracting party?',
  'Non-Compete':
    'Is there a restriction on the ability of a party to compete with the counterparty or operate in a certain geography or business or technology sector?',
  'Joint Ip Ownership':
    'Is there any clause providing for joint or shared ownership of intellectual property between the parties to the contract?',
  'No-Solicit Of Employees':
    "Is there a restriction on a party's soliciting or hiring employees and/or contractors from the counterparty, whether during the contract or after the contract ends (or both)?",
  'Non-Disparagement': 'Is there a requirement on a party not to disparage the counterparty?',
  'Affiliate License-Licensor':
    'Does the contract contain a license grant by affiliates of the licensor or that includes intellectual property of affiliates of the licensor?',
  'Unlimited/All-You-Can-Eat-License':
    'Is there a clause granting one party an enterprise, all you can eat or unlimited usage license?',
};
