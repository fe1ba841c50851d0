import { rules } from '../../../rules/block.ts';

/** What something is, what it takes, and what a court resolves, in English. */
export const STATEMENT_EN = rules(
  'en',
  `
[definition.means]
reason: Forms by which a text defines a word.
find:   (means | mean | shall mean | refers to | shall have the meaning | has the meaning | is defined as | are defined as | hereinafter | is called | are called | consists of)
yes:    "Barn" «means» the building on the plan.
        "Barns" «mean» the buildings on the plan.
        "Barn" «shall mean» the building on the plan.
        The word «refers to» the building.
        "Barn" «shall have the meaning» given below.
        "Barn" «has the meaning» given below.
        A week «is defined as» five days.
        Weeks «are defined as» five days.
        Ann Roe, «hereinafter» the "Seller".
        The fee «is called» rent.
        The fees «are called» rents.
        The board «consists of» five members.
no:     The barn is red.
source: ours

[none.means-of]
reason: "By means of" names a way.
find:   (by | means) means of
        (by any | by other | by all) means
yes:    It is sent «by means of» mail.
        It is a «means means of» test.
        It is not «by any means» cheap.
        It is sent «by other means».
        It is «by all means» so.
no:     "Barn" means the building.
source: ours

[definition.is]
reason: A general noun after "is" says what a thing is.
find:   {is} (a | an | the) {genus}
        {is} (any | those | one) ..2 (that | who | which)
yes:    A lien «is a right» over goods.
        An easement «is an interest» in land.
        Trust «is the relationship» of two persons.
        A quorum «is any number that» the bylaws fix.
        Fixtures «are those things which» stay.
        A minor «is one who» is under age.
no:     The rent is a hundred dollars.
source: ours

[requirement.needs]
reason: What an act takes.
find:   (requires | require | required | requirement | requirements | conditions precedent | is necessary | are necessary | must contain | must include | must state | shall include | shall contain | shall state | as follows | the following)
yes:    The sale «requires» a deed.
        Both acts «require» a deed.
        A deed is «required».
        The «requirement» is met.
        The «requirements» are met.
        The «conditions precedent» are met.
        A deed «is necessary».
        Two deeds «are necessary».
        The notice «must contain» a date.
        The notice «must include» a date.
        The notice «must state» a date.
        The notice «shall include» a date.
        The notice «shall contain» a date.
        The notice «shall state» a date.
        The steps are «as follows».
        It covers «the following» risks.
no:     The deed is old.
source: ours

[decision.resolves]
reason: Verbs by which a court disposes of a case.
find:   {is} (granted | denied | dismissed | affirmed | reversed | vacated | remanded | overruled | upheld)
        (it is ..1 ordered | we affirm | we reverse | we hold | we conclude | hereby ordered | judgment for | finds for)
yes:    The motion «is granted».
        The appeal «was denied».
        The claim «is dismissed».
        The judgment «is affirmed».
        The judgment «is reversed».
        The order «is vacated».
        The case «is remanded».
        The objection «is overruled».
        The award «is upheld».
        «It is so ordered».
        For these reasons «we affirm».
        For these reasons «we reverse».
        Today «we hold» that it lapsed.
        From this «we conclude» that it lapsed.
        The clerk is «hereby ordered» to file.
        There is «judgment for» the plaintiff.
        The court «finds for» the plaintiff.
no:     The motion was filed.
source: ours
`,
  {
    is: 'is | are | was | were',
    genus:
      'contract | agreement | right | interest | person | persons | relationship | document | procedure | act | set | process | group | type | kind | form | system | method | body | entity | company | organization | obligation | duty | place | thing | number | branch | field | practice | event | device | substance | theory | principle | term',
  },
);
