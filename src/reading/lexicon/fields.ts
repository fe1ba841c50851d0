import { ADMINISTRATIVE } from './data/administrative.ts';
import { CIVIL } from './data/civil.ts';
import { CIVIL_PROCEDURE } from './data/civil-procedure.ts';
import { CLAUSES_COMMERCIAL } from './data/clauses-commercial.ts';
import { CLAUSES_COMPANY } from './data/clauses-company.ts';
import { CLAUSES_EN_DUTIES } from './data/clauses-en-duties.ts';
import { CLAUSES_EN_TERMS } from './data/clauses-en-terms.ts';
import { CLAUSES_ES } from './data/clauses-es.ts';
import { CLAUSES_LABOUR } from './data/clauses-labour.ts';
import { CLAUSES_PROPERTY } from './data/clauses-property.ts';
import { COMPANY } from './data/company.ts';
import { COMPETITION } from './data/competition.ts';
import { CONDOMINIUM } from './data/condominium.ts';
import { CONSTITUTIONAL } from './data/constitutional.ts';
import { CONSUMER } from './data/consumer.ts';
import { COOPERATIVES } from './data/cooperatives.ts';
import { COURTS } from './data/courts.ts';
import { CREDIT } from './data/credit.ts';
import { CRIMINAL } from './data/criminal.ts';
import { CRIMINAL_PROCEDURE } from './data/criminal-procedure.ts';
import { CUSTOMS } from './data/customs.ts';
import { DATA } from './data/data.ts';
import { EDUCATION } from './data/education.ts';
import { ENVIRONMENT } from './data/environment.ts';
import { EVERYDAY } from './data/everyday.ts';
import { EVERYDAY_CHILE } from './data/everyday-chile.ts';
import { FAMILY } from './data/family.ts';
import { FAMILY_COURTS } from './data/family-courts.ts';
import { HEALTH } from './data/health.ts';
import { HEALTH_BENEFITS } from './data/health-benefits.ts';
import { HEALTH_CODE } from './data/health-code.ts';
import { INSOLVENCY } from './data/insolvency.ts';
import { INSURANCE } from './data/insurance.ts';
import { IP } from './data/ip.ts';
import { LABOUR } from './data/labour.ts';
import { LEASE } from './data/lease.ts';
import { MUNICIPAL } from './data/municipal.ts';
import { NATURE } from './data/nature.ts';
import { PROPERTY } from './data/property.ts';
import { PUBLIC_EMPLOYMENT } from './data/public-employment.ts';
import { RURAL_WATER } from './data/rural-water.ts';
import { SAME_EN } from './data/same-en.ts';
import { SAME_ES } from './data/same-es.ts';
import { SOCIAL_SECURITY } from './data/social-security.ts';
import { SUCCESSION } from './data/succession.ts';
import { TAX } from './data/tax.ts';
import { TAXES_DETAIL } from './data/taxes-detail.ts';
import { TRAFFIC } from './data/traffic.ts';

/** Every field of the lexicon, by name. */
export const FIELDS: Readonly<Record<string, string>> = {
  administrative: ADMINISTRATIVE,
  civil: CIVIL,
  'civil-procedure': CIVIL_PROCEDURE,
  'clauses-commercial': CLAUSES_COMMERCIAL,
  'clauses-company': CLAUSES_COMPANY,
  'clauses-en-duties': CLAUSES_EN_DUTIES,
  'clauses-en-terms': CLAUSES_EN_TERMS,
  'clauses-es': CLAUSES_ES,
  'clauses-labour': CLAUSES_LABOUR,
  'clauses-property': CLAUSES_PROPERTY,
  company: COMPANY,
  competition: COMPETITION,
  condominium: CONDOMINIUM,
  constitutional: CONSTITUTIONAL,
  consumer: CONSUMER,
  cooperatives: COOPERATIVES,
  courts: COURTS,
  credit: CREDIT,
  criminal: CRIMINAL,
  'criminal-procedure': CRIMINAL_PROCEDURE,
  customs: CUSTOMS,
  data: DATA,
  education: EDUCATION,
  environment: ENVIRONMENT,
  everyday: EVERYDAY,
  'everyday-chile': EVERYDAY_CHILE,
  family: FAMILY,
  'family-courts': FAMILY_COURTS,
  health: HEALTH,
  'health-benefits': HEALTH_BENEFITS,
  'health-code': HEALTH_CODE,
  insolvency: INSOLVENCY,
  insurance: INSURANCE,
  ip: IP,
  labour: LABOUR,
  lease: LEASE,
  municipal: MUNICIPAL,
  nature: NATURE,
  property: PROPERTY,
  'public-employment': PUBLIC_EMPLOYMENT,
  'rural-water': RURAL_WATER,
  'same-en': SAME_EN,
  'same-es': SAME_ES,
  'social-security': SOCIAL_SECURITY,
  succession: SUCCESSION,
  tax: TAX,
  'taxes-detail': TAXES_DETAIL,
  traffic: TRAFFIC,
};
