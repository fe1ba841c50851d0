import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_ES } from './english.ts';

const NO_TAKING = {
  law: 'codigo_civil',
  article: '2397',
  quotation: 'Tampoco podrá estipularse que el acreedor tenga la facultad de disponer de la prenda o de apropiársela',
} as const;

/** What secures a debt, and who acts for whom. */
export const security = mirrored([
  {
    id: 'creditor-takes',
    area: 'guarantees',
    level: 'critical',
    kinds: 'any',
    violates: true,
    title: { es: 'El acreedor se queda con la garantía', en: 'The creditor keeps the collateral' },
    why: {
      es: 'El acreedor no puede apropiarse de la cosa: debe venderse en remate o adjudicarse tasada.',
      en: 'The creditor may not simply keep the thing: it is sold or valued, and the surplus returned.',
    },
    action: {
      es: 'Remitir la realización a la subasta con tasación y devolver el exceso.',
      en: 'Provide for a sale with valuation and return of the surplus.',
    },
    basis: NO_TAKING,
    es: {
      any: [
        near(
          120,
          'acreedor\\w*|mutuante|prestamista|banco|financiera|vendedor\\w*',
          String.raw`(?:apropiar|adjudicar|quedar)se\w*|(?:se hara|pasara a ser|sera|adquirira) (?:dueñ[oa]|propietari[oa]|el dominio)|dueñ[oa] de pleno derecho`,
          String.raw`bien(?:es)?|inmueble|vehiculo|prenda|hipotec\w*|cosa|propiedad|garantia`,
        ),
        near(
          80,
          'prenda|hipoteca|garantia|bien\\w*',
          'pasara\\w* (?:al dominio|a ser de propiedad)',
          'acreedor|mutuante|prestamista',
        ),
      ],
      none: [/subasta publica|remate judicial|tasacion de peritos/],
      balanced:
        'En caso de incumplimiento, {{el acreedor}} podrá pedir la venta en pública subasta de {{el bien}}, con tasación de perito. Pagada la deuda, el exceso se devolverá a {{el deudor}} dentro de {{diez}} días.',
      ask: '¿Acepta que la garantía solo se realice en subasta y se devuelva el exceso?',
      hit: 'No pagada la deuda, el acreedor se hará dueño del vehículo dado en prenda.',
      miss: ['El acreedor podrá pedir la venta del bien en pública subasta.'],
    },
    en: {
      any: [
        near(
          90,
          'lender|creditor|secured party|bank|seller|mortgagee',
          String.raw`(?:automatically )?(?:becomes?|shall become|be deemed)(?: the)? (?:sole )?owner|(?:keep|retain|appropriate|take) (?:title|ownership|the collateral|the property)`,
        ),
      ],
      none: [/public (sale|auction)|surplus shall be/],
      balanced:
        'On default {{the lender}} may have {{the collateral}} sold by public auction after an independent valuation. Any surplus over the debt is paid to {{the borrower}} within {{ten}} days.',
      ask: 'Will you provide for a sale with valuation and return of the surplus?',
      hit: 'Upon default the Lender shall become the owner of the collateral.',
      miss: ['Upon default the Lender may sell the collateral at public auction.'],
    },
  },
  {
    id: 'guaranty-endless',
    area: 'guarantees',
    level: 'high',
    kinds: 'any',
    title: { es: 'Garantía sin límite de monto ni de tiempo', en: 'Guaranty with no limit in amount or time' },
    why: {
      es: 'Se garantiza lo presente y lo futuro sin tope ni plazo: no se sabe cuánto ni hasta cuándo.',
      en: 'Present and future debts are secured with no cap or end.',
    },
    action: {
      es: 'Determinar la obligación garantizada, un monto máximo y un plazo.',
      en: 'Name the debt secured, a maximum and an end date.',
    },
    basis: {
      law: 'codigo_civil',
      article: '2344',
      quotation: 'El fiador no puede obligarse en términos más gravosos que el principal deudor',
    },
    es: {
      any: [
        near(
          160,
          String.raw`fiador\w*|codeudor\w*|aval\w*|fianza|hipoteca|prenda|garanti\w*|caucion\w*`,
          String.raw`presentes? (?:y|o|e) futur\w*|actuales? (?:y|o|u) futur\w*|futuras|sin (?:limite|limitacion|plazo|tope)|indeterminad\w*|ilimitad\w*`,
        ),
      ],
      none: [/hasta (por )?(un|el|la suma)/],
      balanced:
        '{{El garante}} cauciona únicamente {{la obligación}}, hasta {{monto}} y hasta el {{fecha}}. Toda prórroga o aumento requerirá su consentimiento escrito.',
      favourable:
        '{{El garante}} cauciona únicamente {{la obligación}}, hasta {{monto}} y hasta el {{fecha}}, con beneficio de excusión y de división. Toda prórroga o aumento requerirá su consentimiento escrito.',
      ask: '¿Qué obligación, monto máximo y plazo garantiza?',
      hit: 'El fiador garantiza todas las obligaciones presentes y futuras del deudor.',
      miss: ['El fiador garantiza la deuda hasta un monto de $5.000.000.'],
    },
    en: {
      any: [
        near(
          140,
          String.raw`guarant(?:ee|ees|ies|y|or)\w*|secures?|mortgage|pledge`,
          String.raw`(?:present and|existing and|current and|present or) future|without limit|unlimited|all (?:defen[cs]es|suretyship)`,
        ),
      ],
      none: [/up to (a maximum|an aggregate)|does not guarantee/],
      balanced:
        '{{The guarantor}} guarantees only {{the debt}}, up to {{amount}} and until {{date}}. Any extension or increase needs the guarantor’s written consent.',
      ask: 'What debt, maximum amount and end date does the guaranty cover?',
      hit: 'The Guarantor guarantees all present and future obligations of the Borrower.',
      miss: ['The Guarantor guarantees the loan up to USD 50,000.'],
    },
  },
  {
    id: 'acts-in-my-name',
    area: 'guarantees',
    level: 'high',
    kinds: 'any',
    except: ['mandate', 'licence'],
    title: { es: 'La contraparte actúa en nombre de la otra parte', en: 'One side acts in the other’s name' },
    why: {
      es: 'Quien tiene el poder puede contratar consigo mismo, deber en nombre ajeno o cambiar el contrato.',
      en: 'Who holds the power may deal with itself, incur debts or change the contract.',
    },
    action: {
      es: 'Eliminarlo, o limitarlo a actos precisos, con rendición de cuentas y revocable.',
      en: 'Remove it, or limit it to named acts, revocable and with an account.',
    },
    basis: { law: 'codigo_civil', article: '2165', quotation: 'El mandante puede revocar el mandato a su arbitrio' },
    es: {
      any: [
        near(
          140,
          String.raw`(?:confiere|otorga|da)\b.{0,20}(?:poder|mandato)|faculta\w*|autoriza\w*`,
          String.raw`en (?:su|nuestro) nombre|en (?:su )?representacion`,
          String.raw`modific\w*|rectific\w*|complement\w*|suscrib\w*|firm\w*|acept\w*|llenar|irrevocable`,
        ),
      ],
      none: [MUTUAL_ES, /inscripcion|conservador|compareciente|portador|extracto/],
      balanced:
        '{{El mandante}} faculta a {{un tercero}} solo para {{acto preciso}}, dentro de {{plazo}}, debiendo rendir cuenta. El poder es revocable y no permite modificar este contrato ni contraer obligaciones.',
      ask: '¿Acepta eliminar el poder o limitarlo a un acto preciso y revocable?',
      hit: 'El deudor otorga poder irrevocable al acreedor para que en su nombre firme pagarés.',
      miss: ['Se faculta al portador para requerir la inscripción en el Conservador en su representación.'],
    },
    en: {
      any: [
        near(
          120,
          String.raw`irrevocabl\w*`,
          String.raw`(?:appoint|authori[sz]e|empower|constitute|grant)\w*`,
          String.raw`attorney|on (?:its|the \w+'?s?|their|his|her) behalf|in (?:its|the) name|sign|execute|confess`,
        ),
        near(60, 'confess(?:es|ion of)?', 'judgment'),
      ],
      none: [/licen[cs]e|register|proxy to vote/],
      balanced:
        '{{The principal}} authorises {{a third person}} only to {{named act}} within {{period}}, with an account of what was done. The authority may be revoked and does not extend to changing this Agreement or incurring debt.',
      ask: 'Will you remove the power or limit it to a named act, revocable?',
      hit: 'The Borrower irrevocably appoints the Lender as its attorney to sign notes.',
      miss: ['The Borrower appoints an agent for service of process.'],
    },
  },
]);
