import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  unitname: 'uf | utm | dollar | euro | pound',
  service: 'lawyer | notary | surveyor | broker | attorney',
  events: 'evictions | trials | divorces | cases | lawsuits | accidents',
  public: 'people | companies | tenants | workers | cases',
  office: 'courthouse | registry | consulate | police station | town hall | office | notary',
};

export const EN = rules(
  'en',
  `
[outside.market-price]
reason: No law, contract or ruling gives a market price or today's value of a unit.
find:   market (price | value)
        (what | how much) ..4 {unitname} ..3 (today | now | currently)
        how much does a {service} (charge | cost)
        exchange rate
yes:    What is the market price of the house?
        market value of the land
        what is the dollar worth today
        how much is the uf now
        how much is one dollar worth currently
        How much does a lawyer charge?
        how much does a surveyor cost
        what is the exchange rate
no:     How much is the rent?
source: ours

[outside.statistics]
reason: No law, contract or ruling gives statistics and averages.
find:   (statistics | statistic | national average)
        how many {events} ..3 (country | year | chile | world)
        what (percentage | share) of {public}
yes:    Are there statistics on evictions?
        any statistic about divorces
        what is the national average
        how many evictions are there each year
        how many trials in the country
        how many divorces were there in chile
        how many cases in the world
        what percentage of people rent
        what share of companies default
no:     How many claims did the court hear?
source: ours

[outside.office]
reason: No law, contract or ruling gives the address, phone or hours of a public office.
find:   where is the ..2 {office}
        (address | phone | phone number | opening hours | email) of the ..2 {office}
        when does the ..2 {office} (open | close)
yes:    Where is the nearest courthouse?
        address of the land registry
        phone of the consulate
        phone number of the police station
        opening hours of the town hall
        email of the labour office
        when does the registry open
        when does the town hall close
no:     What is the address of the tenant?
source: ours

[outside.news]
reason: No law, contract or ruling gives the news.
find:   (latest news | news about | in the news)
yes:    What is the latest news?
        news about the reform
        what was in the news
no:     Is the rule new?
source: ours

[outside.best]
reason: What to buy or whom to hire is said by no law, contract or ruling.
find:   (best | good) {service}
        (cheapest | recommended) {service}
        recommend ..1 {service}
yes:    Who is the best lawyer?
        a good notary
        the cheapest lawyer
        a recommended surveyor
        recommend a lawyer
no:     Which lawyer signed?
source: ours
`,
  names,
);
