import { rules } from '../../../rules/block.ts';

const names = {
  contract: 'agreement | agreements | contract | contracts | deed',
};

/** What documents are called in English, by the same ids as in Spanish. */
export const EN = rules(
  'en',
  `
[kind.lease]
reason: A lease.
find:   (lease | leasing | rental | tenancy | sublease) {contract}?
yes:    the lease agreement
        the leasing contract
        the rental agreement
        the tenancy agreement
        the sublease
no:     the employment contract
source: ours

[kind.sale]
reason: A sale.
find:   (sale | sales | purchase) and? (purchase | sale)? {contract}
        bill of sale
yes:    the sale agreement
        the sales contract
        the purchase and sale agreement
        the sale and purchase agreement
        the bill of sale
no:     the sale of goods
source: ours

[kind.work]
reason: An employment contract.
find:   (employment | labor | labour) {contract}
yes:    the employment contract
        the labor contract
        the labour contract
no:     the labour code
source: ours

[kind.services]
reason: An agreement for services.
find:   (service | services) {contract}
yes:    the services agreement
        the service contract
no:     the services
source: ours

[kind.settlement]
reason: A settlement or release.
find:   (settlement | severance | release) {contract}
        finiquito
yes:    the settlement agreement
        the severance agreement
        the release agreement
        the finiquito
no:     the settlement of claims
source: ours

[kind.resignation]
reason: A letter of resignation.
find:   resignation letter
        letter of resignation
yes:    the resignation letter
        the letter of resignation
no:     the resignation of a director
source: ours

[kind.dismissal]
reason: A letter of termination or dismissal.
find:   (termination | dismissal) (letter | notice)
yes:    the termination letter
        the dismissal notice
no:     the termination of the lease
source: ours

[kind.internship]
reason: An internship agreement.
find:   internship {contract}?
yes:    the internship agreement
no:     the intern
source: ours

[kind.loan]
reason: A loan.
find:   (loan | credit) {contract}
yes:    the loan agreement
        the credit agreement
no:     the loan
source: ours

[kind.note]
reason: A promissory note.
find:   promissory note
yes:    the promissory note
no:     the note to readers
source: ours

[kind.power]
reason: A power of attorney.
find:   power of attorney
yes:    the power of attorney
no:     the power to sign
source: ours

[kind.company]
reason: Bylaws or an agreement of shareholders.
find:   (bylaws | articles of association | articles of incorporation)
        (shareholders | partnership | joint venture) {contract}
yes:    the bylaws
        the articles of association
        the articles of incorporation
        the shareholders agreement
        the partnership agreement
        the joint venture agreement
no:     the company
source: ours

[kind.nda]
reason: An agreement on confidentiality.
find:   nda
        (confidentiality | non disclosure | nondisclosure) {contract}
yes:    the nda
        the confidentiality agreement
        the non-disclosure agreement
        the nondisclosure agreement
no:     the confidentiality clause
source: ours

[kind.license]
reason: A licence.
find:   (license | licence | licensing) {contract}
yes:    the license agreement
        the licence agreement
        the licensing agreement
no:     the licence fee
source: ours

[kind.distribution]
reason: A distribution agreement.
find:   (distribution | distributor | distributorship | reseller) {contract}
yes:    the distribution agreement
        the distributor agreement
        the distributorship agreement
        the reseller agreement
no:     the distributor
source: ours

[kind.consulting]
reason: A consulting agreement.
find:   (consulting | consultancy | consultant | advisory) {contract}
yes:    the consulting agreement
        the consultancy agreement
        the consultant agreement
        the advisory agreement
no:     the consultant
source: ours

[kind.maintenance]
reason: A maintenance or support agreement.
find:   (maintenance | support) {contract}
yes:    the maintenance agreement
        the support agreement
no:     maintenance
source: ours

[kind.supply]
reason: A supply agreement.
find:   (supply | manufacturing) {contract}
yes:    the supply agreement
        the manufacturing agreement
no:     the supply of goods
source: ours

[kind.franchise]
reason: A franchise agreement.
find:   franchise {contract}
yes:    the franchise agreement
no:     the franchise fee
source: ours

[kind.hosting]
reason: An agreement on hosting or developing a website.
find:   (hosting | development) {contract}
yes:    the hosting agreement
        the development agreement
no:     the website
source: ours

[kind.insurance]
reason: An insurance policy.
find:   insurance (policy | contract)
yes:    the insurance policy
        the insurance contract
no:     insurance of goods
source: ours

[kind.construction]
reason: A construction agreement.
find:   (construction | building) {contract}
yes:    the construction contract
        the building contract
no:     the building
source: ours

[kind.agency]
reason: An agency agreement.
find:   (agency | brokerage) {contract}
yes:    the agency agreement
        the brokerage agreement
no:     the agency
source: ours

[kind.policy]
reason: A privacy policy or terms of use.
find:   privacy policy
        terms (of | and) (use | service | conditions)
yes:    the privacy policy
        the terms of use
        the terms of service
        the terms and conditions
no:     the terms
source: ours
`,
  names,
);
