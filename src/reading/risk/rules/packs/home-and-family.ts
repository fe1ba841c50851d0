import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

const GOOD_FAITH = {
  law: 'codigo_civil',
  article: '1546',
  quotation: 'Los contratos deben ejecutarse de buena fe',
} as const;

/** Homes, spouses and private life. */
export const homeAndFamily = mirrored([
  {
    id: 'spouse-absent',
    area: 'formalities',
    level: 'critical',
    kinds: ['promise', 'sale', 'lease', 'loan', 'company', 'contract'],
    violates: true,
    title: { es: 'Bien o garantía que exige autorización del cónyuge', en: 'The spouse must authorise it' },
    why: {
      es: 'En sociedad conyugal, enajenar, prometer o gravar un inmueble social, y afianzar deudas ajenas, requiere autorización de la mujer; sin ella es anulable (arts. 1749 y 1757).',
      en: 'A jointly owned home may not be sold, promised or charged, nor debts of others guaranteed, without the spouse.',
    },
    action: {
      es: 'Que comparezca la cónyuge y autorice de modo específico, o acreditar otro régimen.',
      en: 'Have the spouse sign, or prove that another regime applies.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1749',
      quotation:
        'El marido no podrá enajenar o gravar voluntariamente ni prometer enajenar o gravar los bienes raíces sociales',
    },
    es: {
      any: [
        near(
          120,
          'adquiri\\w*|compr\\w*|inmueble|propiedad|bien raiz|titulo oneroso',
          'durante (?:la vigencia de )?(?:su|el) matrimonio|vigente (?:su|el) matrimonio|estando casad[oa]|bien social|haber social',
        ),
        /\bcasad[oa] (?:en|bajo(?: el)?) (?:regimen de )?sociedad conyugal(?!.{0,200}autoriz)/,
        near(
          120,
          'sin (?:la |necesidad de (?:la )?|requerir (?:la )?)?(?:autorizacion|intervencion|comparecencia|concurrencia|firma)',
          '(?:del|de la|de su|su) (?:conyuge|mujer|marido|esposa)',
        ),
      ],
      none: [
        /separaci?on (total )?de bienes|separad[oa] (totalmente )?de bienes|participacion en los gananciales|comparece\w* .{0,60}(conyuge|mujer)|debidamente autorizad|patrimonio reservado/,
      ],
      balanced:
        'Comparece {{doña nombre}}, cónyuge de {{don nombre}}, y autoriza de manera específica este acto conforme al artículo 1749 del Código Civil.',
      ask: '¿Bajo qué régimen está casado y comparecerá su cónyuge?',
      hit: 'Lo adquirió por compra a título oneroso durante la vigencia de su matrimonio.',
      miss: ['Lo adquirió por compra, casado y separado totalmente de bienes.'],
    },
    en: {
      any: [
        near(
          80,
          'spouse|wife|husband',
          String.raw`(?:not|without)(?: \w+){0,4} (?:sign\w*|consent\w*|join\w*|party|required)|bound|liable`,
        ),
      ],
      none: [MUTUAL_EN, /shall (obtain|sign)/],
      balanced: '{{The spouse}} signs this instrument and consents to it.',
      ask: 'Will the spouse sign and consent?',
      hit: 'The consent of the spouse is not required, and the spouse is bound.',
      miss: ['The Seller shall obtain the consent of the spouse.'],
    },
  },
  {
    id: 'private-life',
    area: 'lease',
    level: 'high',
    kinds: ['lease', 'employment', 'services', 'terms', 'company', 'contract'],
    yields: ['es-work-personal-status', 'en-work-personal-status', 'es-work-watched', 'en-work-watched'],
    title: { es: 'Reglas sobre la vida privada', en: 'Rules over private life' },
    why: {
      es: 'Visitas, hijos, pareja, credo u opinión no son materia de un contrato; la regla puede discriminar.',
      en: 'Guests, children, partners, faith or opinion are no matter for a contract; the rule may discriminate.',
    },
    action: {
      es: 'Suprimirla o limitarla al uso razonable del inmueble.',
      en: 'Strike it, or limit it to fair use of the premises.',
    },
    basis: {
      law: 'constitucion',
      article: '19',
      quotation: '',
    },
    es: {
      any: [
        near(
          110,
          'no (?:podra|podran|se permit|se acept|debera)\\w*|prohib\\w*|(?:multa|termino) (?:si|por)|causal de termino',
          'visitas?|hij[oa]s|niñ[oa]s|menores|pareja|convivient\\w*|pernoct\\w*|mascotas?|embaraz\\w*|matrimonio|casarse|religi\\w*|politic[ao]s?\\b|huespedes|nacionalidad|extranjer[oa]s',
        ),
      ],
      none: [
        MUTUAL_ES,
        /subarr|menores de edad no podran contratar|mayor de|partidos politicos|personas? politicamente|datos de menores|ruidos/,
      ],
      balanced:
        'El uso del inmueble respetará {{el reglamento de copropiedad}}; {{la parte}} podrá recibir visitas y vivir con su familia.',
      ask: '¿Acepta suprimir las reglas sobre visitas, familia u opiniones?',
      hit: 'El arrendatario no podrá recibir visitas ni tener hijos en el inmueble.',
      miss: ['El arrendatario no podrá subarrendar.'],
    },
    en: {
      any: [
        near(
          90,
          String.raw`(?:may|shall|must|will) not|no\b|not (?:be )?(?:allowed|permitted)|prohibited|forbidden|terminat\w*|evict\w*`,
          'guests?|visitors?|child(?:ren)?|bab(?:y|ies)|pregnan\\w*|marr(?:y|ies|ied|iage)|partners? (?:overnight|to stay)|religio\\w*|political|overnight|nationality|family members',
        ),
      ],
      none: [
        MUTUAL_EN,
        /sublet|under (the age of )?1[368]|persons? under|political part(y|ies)|exposed|business partner|limited partner|partnership|hazard/,
      ],
      balanced:
        'Use of the premises follows {{the building rules}}; {{the party}} may receive guests and live with its family.',
      ask: 'Will you strike the rules over guests, family or opinions?',
      hit: 'The Tenant may not have overnight guests, and children are not permitted.',
      miss: ['The Tenant may not sublet the premises.'],
    },
  },
  {
    id: 'belongings-held',
    area: 'lease',
    level: 'high',
    kinds: ['lease', 'services', 'terms', 'contract', 'loan', 'supply'],
    yields: ['es-takes-law-in-hand', 'en-takes-law-in-hand'],
    title: { es: 'Se retienen o venden las cosas de la otra parte', en: 'Belongings are held or sold' },
    why: {
      es: 'Nadie se hace pago por mano propia: la retención la declara el juez.',
      en: 'No one pays itself by its own hand: a court orders it.',
    },
    action: { es: 'Suprimirla; cobrar por la vía judicial.', en: 'Strike it; collect through the court.' },
    basis: { law: 'codigo_civil', article: '1466', quotation: 'generalmente en todo contrato prohibido por las leyes' },
    es: {
      any: [
        near(
          120,
          'reten(?:er|dra|cion)\\w*|vend(?:er|era)\\w*|dispon(?:er|dra)\\w*|apropi\\w*|quedarse|botar|desechar|abandonad\\w*|incaut\\w*',
          '(?:bienes|muebles|enseres|especies|pertenencias|equipos|herramientas|maquinaria|vehicul\\w*|mercader\\w*)',
          'arrendatari\\w*|cliente|deud\\w*|contratista|prestador\\w*|dejad\\w*|en (?:su|el) (?:interior|inmueble|local)|encuentr\\w*|pago',
        ),
      ],
      none: [MUTUAL_ES, /judicial|tribunal|orden de|bienes comunes|vendedor/],
      balanced:
        'Las deudas se cobrarán por la vía judicial; {{la parte}} restituirá las especies ajenas que tenga dentro de {{cinco}} días.',
      ask: '¿Acepta cobrar solo por la vía judicial?',
      hit: 'El arrendador podrá retener y vender los muebles del arrendatario en pago de la deuda.',
      miss: ['El arrendador podrá pedir al tribunal la retención de los muebles del arrendatario.'],
    },
    en: {
      any: [
        near(
          100,
          'seize|retain|sell|dispose of|take possession of|remove|hold',
          '(?:personal )?(?:property|belongings|goods|possessions|chattels|equipment|tools)',
          'tenant|left|rent|debt|unpaid|premises|without|contractor|abandoned',
        ),
        /\b(landlord|owner)('s)? (shall have |has )?a? ?lien (on|over)/,
      ],
      none: [
        MUTUAL_EN,
        /court|confidential|intellectual|returns?|title|its own (property|goods)|risk|tenant (shall|will|must) remove/,
      ],
      balanced: 'Debts are claimed in court; {{the party}} gives back the other side’s goods within {{five}} days.',
      ask: 'Will you claim debts only in court?',
      hit: 'The Landlord may seize and sell the Tenant’s belongings for unpaid rent.',
      miss: ['The Tenant shall remove its belongings from the premises at the end of the term.'],
    },
  },
  {
    id: 'owners-costs-passed',
    area: 'lease',
    level: 'medium',
    kinds: ['lease'],
    title: { es: 'Gastos del dueño a quien arrienda', en: 'The owner’s costs on the tenant' },
    why: {
      es: 'Contribuciones, seguros, fondos de reserva u obras mayores son del dueño.',
      en: 'Land tax, building insurance, reserve funds or major works are the owner’s.',
    },
    action: { es: 'Dejarlos al dueño, o bajar la renta.', en: 'Leave them to the owner, or lower the rent.' },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          120,
          'arrendatari\\w*|locatari\\w*|sera\\w* de (?:su )?cargo',
          'contribuciones|impuesto territorial|fondo de reserva|seguro (?:de incendio|del edificio)|reparaciones (?:mayores|estructurales)|obras mayores|gastos comunes extraordinarios',
        ),
        near(
          120,
          'contribuciones|impuesto territorial|fondo de reserva|gastos comunes extraordinarios',
          'de (?:cargo|cuenta) (?:del|de la)',
          'arrendatari\\w*|locatari\\w*',
        ),
      ],
      none: [/de cargo (del|de la|exclusivo del) arrendador|cargo del propietario|consumos basicos/],
      balanced:
        'Las contribuciones, el fondo de reserva, los seguros del edificio y las reparaciones mayores son de cargo de {{el arrendador}}.',
      ask: '¿Acepta que los gastos del dueño sean de su cargo?',
      hit: 'El arrendatario pagará además las contribuciones del inmueble.',
      miss: ['Las contribuciones serán de cargo del arrendador.'],
    },
    en: {
      any: [
        near(
          100,
          'tenant|lessee',
          'pay|bear|responsible|reimburse',
          'property tax(?:es)?|real estate tax(?:es)?|building insurance|reserve fund|structural|capital (?:works|repairs)|ground rent|rates and taxes',
        ),
      ],
      none: [/landlord (shall|will) pay|except structural|not (be )?responsible/],
      balanced: 'Property tax, building insurance, reserve funds and structural works are for {{the landlord}}.',
      ask: 'Will you bear the owner’s own costs?',
      hit: 'The Tenant shall pay the property taxes and structural repairs.',
      miss: ['The Landlord shall pay property taxes; the Tenant pays utilities.'],
    },
  },
]);
