import { penalties } from './penalties.ts';
import { interest } from './interest.ts';
import { payment } from './payment.ts';
import { liability } from './liability.ts';
import { waivers } from './waivers.ts';
import { guarantees } from './guarantees.ts';
import { formalities } from './formalities.ts';
import { termination } from './termination.ts';
import { assignment } from './assignment.ts';
import { consumer } from './consumer.ts';
import { consumerMore } from './consumer-more.ts';
import { personalData } from './personal-data.ts';
import { confidentiality } from './confidentiality.ts';
import { intellectualProperty } from './intellectual-property.ts';
import { restrictions } from './restrictions.ts';
import { lease } from './lease.ts';
import { leaseMore } from './lease-more.ts';
import { sale } from './sale.ts';
import { saleMore } from './sale-more.ts';
import { employment } from './employment.ts';
import { workingHours } from './working-hours.ts';
import { employmentMore } from './employment-more.ts';
import { employmentFurther } from './employment-further.ts';
import { services } from './services.ts';
import { company } from './company.ts';
import { englishAssignment } from './english-assignment.ts';
import { englishTermination } from './english-termination.ts';
import { englishLiability } from './english-liability.ts';
import { englishIntellectualProperty } from './english-intellectual-property.ts';
import { englishRestrictions } from './english-restrictions.ts';
import { englishPayment } from './english-payment.ts';
import { englishServices } from './english-services.ts';
import { englishWaivers } from './english-waivers.ts';
import { englishConsumer } from './english-consumer.ts';
import { englishInterest } from './english-interest.ts';
import { englishPenalties } from './english-penalties.ts';
import { englishConfidentiality } from './english-confidentiality.ts';
import { englishFormalities } from './english-formalities.ts';
import { englishPersonalData } from './english-personal-data.ts';
import { atWill } from './packs/at-will.ts';
import { buildingWorks } from './packs/building-works.ts';
import { consumerRemedies } from './packs/consumer-remedies.ts';
import { dataProcessing } from './packs/data-processing.ts';
import { homeAndFamily } from './packs/home-and-family.ts';
import { tradeThroughOthers } from './packs/trade-through-others.ts';
import { burdensomeTerms } from './packs/burdensome-terms.ts';
import { workFromHome } from './packs/work-from-home.ts';
import { againstCreditor } from './packs/against-creditor.ts';
import { collection } from './packs/collection.ts';
import { control } from './packs/control.ts';
import { exemptions } from './packs/exemptions.ts';
import { interestTerms } from './packs/interest-terms.ts';
import { occupancy } from './packs/occupancy.ts';
import { onFees } from './packs/on-fees.ts';
import { oneSided } from './packs/one-sided.ts';
import { penaltyTerms } from './packs/penalties.ts';
import { promises } from './packs/promise.ts';
import { courts } from './packs/courts.ts';
import { proof } from './packs/proof.ts';
import { remedies } from './packs/remedies.ts';
import { secrets } from './packs/secrets.ts';
import { security } from './packs/security.ts';
import { shares } from './packs/shares.ts';
import { thingSold } from './packs/thing-sold.ts';
import { timing } from './packs/timing.ts';
import { waived } from './packs/waived.ts';
import { work } from './packs/work.ts';
import { workLife } from './packs/work-life.ts';
import { worksAndData } from './packs/works-and-data.ts';
import { widened } from './elements/index.ts';
import type { Rule } from './rule.ts';

/** Every rule, by families. */
export const RULES: readonly Rule[] = widened([
  ...penalties,
  ...interest,
  ...payment,
  ...liability,
  ...waivers,
  ...guarantees,
  ...formalities,
  ...termination,
  ...assignment,
  ...consumer,
  ...consumerMore,
  ...personalData,
  ...confidentiality,
  ...intellectualProperty,
  ...restrictions,
  ...lease,
  ...leaseMore,
  ...sale,
  ...saleMore,
  ...employment,
  ...workingHours,
  ...employmentMore,
  ...employmentFurther,
  ...services,
  ...company,
  ...englishAssignment,
  ...englishTermination,
  ...englishLiability,
  ...englishIntellectualProperty,
  ...englishRestrictions,
  ...englishPayment,
  ...englishServices,
  ...englishWaivers,
  ...englishConsumer,
  ...englishInterest,
  ...englishPenalties,
  ...englishConfidentiality,
  ...englishFormalities,
  ...englishPersonalData,
  ...collection,
  ...control,
  ...exemptions,
  ...interestTerms,
  ...occupancy,
  ...onFees,
  ...oneSided,
  ...penaltyTerms,
  ...promises,
  ...courts,
  ...proof,
  ...remedies,
  ...secrets,
  ...security,
  ...shares,
  ...thingSold,
  ...timing,
  ...waived,
  ...work,
  ...workLife,
  ...worksAndData,
  ...tradeThroughOthers,
  ...againstCreditor,
  ...workFromHome,
  ...burdensomeTerms,
  ...homeAndFamily,
  ...dataProcessing,
  ...consumerRemedies,
  ...buildingWorks,
  ...atWill,
]);
