import type { Planted } from './planted.ts';

/** Contracts of ours in English. Written before the rules that read them. */
export const ENGLISH: readonly Planted[] = [
  {
    name: 'lease',
    language: 'en',
    texts: [
      `LEASE AGREEMENT
1. Rent. Tenant shall pay a monthly rent of $2,400 on the first day of each month.
2. Term. The term of this lease is three years from June 1, 2025.
3. Security Deposit. Tenant shall deliver a security deposit of $4,800.
4. Termination. Tenant may terminate this lease upon sixty days' prior written notice.
5. Late Fee. A late fee of $100 shall be due for each week of delay.
6. Schedule. The monthly rent payable by Tenant is $2,550.
7. Notices. To terminate this lease Tenant shall give ninety days' prior written notice.
8. Repairs. Landlord shall make repairs within ten days after notice.`,
    ],
    planted: [
      ['What is the monthly rent?', '$2,400', '$2,550'],
      ['How much notice must the tenant give to terminate the lease?', 'sixty days', 'ninety days'],
    ],
    harmless: [
      ['How much is the security deposit?', '$4,800', '$2,400'],
      ['What is the term of this lease?', 'three years', 'ten days'],
    ],
  },
  {
    name: 'services',
    language: 'en',
    texts: [
      `SERVICES AGREEMENT
Section 1. Customer shall pay Supplier a monthly fee of $9,000.
Section 2. Customer shall pay each invoice within thirty days after receipt.
Section 3. The liability of Supplier shall not exceed $500,000.
Section 4. This Agreement has an initial term of two years.
Section 5. Supplier shall keep information confidential for five years.
Section 6. Invoices shall be paid within forty-five days after receipt.
Section 7. In no event shall the liability of Supplier exceed $250,000.
Section 8. Supplier shall maintain insurance of $1,000,000.`,
    ],
    planted: [
      ['Within how many days shall each invoice be paid?', 'thirty days', 'forty-five days'],
      ['What amount shall the liability of the supplier not exceed?', '$500,000', '$250,000'],
    ],
    harmless: [
      ['How long must the supplier keep information confidential?', 'five years', 'two years'],
      ['How much insurance shall the supplier maintain?', '$1,000,000', '$500,000'],
    ],
  },
  {
    name: 'employment',
    language: 'en',
    texts: [
      `EMPLOYMENT AGREEMENT
1. Employee shall receive an annual base salary of $95,000.
2. Employment begins on March 3, 2025.
3. Employee is entitled to twenty days of paid vacation each year.
4. Either party may end employment on thirty days' written notice.
5. Employee may receive a bonus of up to $10,000.
6. The non-compete covenant lasts twelve months.
7. Payroll. The annual base salary of Employee is $92,000, payable monthly.
8. Leave. Paid vacation amounts to fifteen days each year.`,
    ],
    planted: [
      ['What is the annual base salary?', '$95,000', '$92,000'],
      ['How many days of paid vacation is the employee entitled to?', 'twenty days', 'fifteen days'],
    ],
    harmless: [
      ['How much is the bonus?', '$10,000', '$95,000'],
      ['How long does the non-compete covenant last?', 'twelve months', 'thirty days'],
    ],
  },
  {
    name: 'loan and note',
    language: 'en',
    texts: [
      `LOAN AGREEMENT
Between Harrow Lending, Inc. ("Lender") and Blue Fern LLC ("Borrower").
1. Lender lends Borrower the principal amount of $750,000.
2. The loan bears interest at a rate of 6% per annum.
3. Borrower shall repay the loan by December 31, 2027.
4. A default interest of 10% per annum applies after maturity.
5. Borrower pays an origination fee of $7,500.`,
      `PROMISSORY NOTE
Blue Fern LLC promises to pay Harrow Lending, Inc.
1. The principal amount is $755,000.
2. Interest accrues at a rate of 6.5% per annum.
3. The origination fee is $7,500.
4. Late payments carry a charge of $250.`,
    ],
    planted: [
      ['What is the principal amount?', '$750,000', '$755,000'],
      ['What interest rate does the loan bear?', '6%', '6.5%'],
    ],
    harmless: [
      ['What default interest applies after maturity?', '10%', '6.5%'],
      ['How much is the origination fee?', '$7,500', '$250'],
    ],
  },
  {
    name: 'supply',
    language: 'en',
    texts: [
      `SUPPLY AGREEMENT
Article 1. The purchase price of the goods is $18 per unit.
Article 2. Seller shall deliver the goods within fifteen days after each order.
Article 3. Buyer may return defective goods within thirty days after delivery.
Article 4. Seller warrants the goods for one year.
Article 5. The minimum order is $5,000.
Article 6. Delivery of the goods shall be made within twenty days after each order.
Article 7. The warranty on the goods lasts two years.
Article 8. The price of spare parts is $3 per unit.`,
    ],
    planted: [
      ['Within how many days shall the seller deliver the goods?', 'fifteen days', 'twenty days'],
      ['For how long does the seller warrant the goods?', 'one year', 'two years'],
    ],
    harmless: [
      ['What is the purchase price of the goods?', '$18', '$3'],
      ['Within how many days may the buyer return defective goods?', 'thirty days', 'fifteen days'],
    ],
  },
  {
    name: 'license',
    language: 'en',
    texts: [
      `LICENSE AGREEMENT
1. Licensee shall pay a royalty of 4% of net sales.
2. Licensee shall pay an upfront fee of $50,000.
3. The license is granted for a term of seven years.
4. Licensee shall report sales within thirty days after each quarter.
5. Licensor may audit the books on ten days' notice.
6. The royalty on net sales shall be 5%, payable each quarter.
7. Licensee shall deliver sales reports within forty-five days after each quarter.
8. A minimum annual royalty of $20,000 applies.`,
    ],
    planted: [
      ['What royalty on net sales shall the licensee pay?', '4%', '5%'],
      ['Within how many days after each quarter are sales reported?', 'thirty days', 'forty-five days'],
    ],
    harmless: [
      ['How much is the upfront fee?', '$50,000', '$20,000'],
      ["On how many days' notice may the licensor audit the books?", 'ten days', 'thirty days'],
    ],
  },
];
