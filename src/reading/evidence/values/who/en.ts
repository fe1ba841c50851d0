import { rules } from '../../../rules/block.ts';

/** Who acts and where, in English, by common words; names are read by their capitals. */
export const WHO_EN = rules(
  'en',
  `
[person.role]
reason: A party, an office or an authority, with its article.
find:   {art} {role}
yes:    «The landlord» repairs the roof.
no:     It is a costly lease.
source: ours

[none.of-role]
reason: What belongs to somebody does not name who acts.
find:   (of | with | against | between | about | without | than) {art} {role}
yes:    The name «of the tenant» is known.
        It deals «with the tenant».
        It sues «against the tenant».
        It stands «between the parties».
        It talks «about the tenant».
        It acts «without the tenant».
        It pays more «than the tenant».
no:     It is paid by the tenant.
source: ours

[person.charged]
reason: Says who bears something.
find:   (expense | cost | responsibility | duty | option | discretion) of {art} {role}
        (paid | borne | decided | appointed | owned | held | performed | provided) by {art} {role}
yes:    It is done at the «expense of the tenant».
        It is done at the «cost of the tenant».
        It is the «responsibility of the tenant».
        It is the «duty of the tenant».
        It renews at the «option of the tenant».
        It is at the «discretion of the owner».
        It is «paid by the owner».
        It is «borne by the owner».
        It is «decided by the arbitrator».
        It is «appointed by the court».
        It is «owned by the company».
        It is «held by the bank».
        It is «performed by the contractor».
        It is «provided by the supplier».
no:     The cost is low.
source: ours

[place.address]
reason: An address, or where a thing or an office is.
find:   (located | situated | headquartered | offices) ..3 (at | in)
        (principal place of business | courts of | courts located in | venue)
        (street | avenue | boulevard | suite)
yes:    The plant is «located in» the valley.
        The house is «situated on a hill in» the valley.
        It is «headquartered at» the port.
        It has «offices in» the valley.
        Its «principal place of business» is the port.
        They go to the «courts of» the capital.
        They go to the «courts located in» the capital.
        The «venue» is the capital.
        It stands on Elm «Street».
        It stands on Elm «Avenue».
        It stands on Elm «Boulevard».
        It is in «Suite» five.
no:     The address is unknown.
source: ours
`,
  {
    art: 'the | each | any | either | every | both',
    role: 'landlord | landlords | tenant | tenants | lessor | lessee | sublessee | owner | owners | seller | sellers | buyer | buyers | purchaser | vendor | supplier | suppliers | customer | customers | client | clients | consultant | contractor | contractors | subcontractor | employer | employee | employees | borrower | lender | lenders | debtor | creditor | guarantor | licensor | licensee | franchisor | franchisee | distributor | manufacturer | reseller | agent | principal | trustee | beneficiary | executor | heir | heirs | guardian | party | parties | company | corporation | partner | partners | shareholder | shareholders | stockholder | stockholders | director | directors | board | chairman | president | secretary | treasurer | committee | council | commission | court | courts | judge | judges | jury | arbitrator | arbitrators | tribunal | plaintiff | defendant | petitioner | respondent | appellant | appellee | witness | prosecutor | clerk | attorney | government | state | department | agency | minister | ministry | authority | bank | insurer | insured | provider | user | users | member | members | recipient | discloser | carrier | shipper | assignor | assignee | donor | donee',
  },
);
