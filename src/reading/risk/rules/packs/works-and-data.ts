import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';

/** Inventions, content and personal data. */
export const worksAndData = mirrored([
  {
    id: 'ip-beyond',
    area: 'intellectual-property',
    level: 'high',
    kinds: 'any',
    yields: ['es-ip-inventions'],
    title: { es: 'Cesión de obras ajenas al encargo', en: 'Works beyond the job are taken' },
    why: {
      es: 'Alcanza lo hecho antes, fuera o sin relación con el encargo.',
      en: 'It reaches what was made before, outside or apart from the job.',
    },
    action: {
      es: 'Limitarla a lo encargado y pagado; exceptuar lo previo.',
      en: 'Limit it to what was ordered and paid; except prior works.',
    },
    basis: {
      law: 'ley_17336_propiedad_intelectual',
      article: '73',
      quotation:
        'La transferencia deberá efectuarse por instrumento público o por instrumento privado autorizado ante notario.',
    },
    es: {
      any: [
        near(
          220,
          String.raw`obras?|invenc\w*|invento\w*|desarrollo\w*|mejoras?|creacion\w*|propiedad intelectual`,
          String.raw`(?:dentro o )?fuera de|antes o durante|aun(?:que)?|no provenga|sean? o no|sin relacion|anterior\w*`,
          String.raw`perten\w*|propiedad|ced\w*|dominio|titular\w*`,
        ),
      ],
      none: [/inmueble|arrend|edific/],
      balanced:
        'Se ceden a {{la empresa}}, contra el pago de {{honorario}}, los derechos sobre {{los entregables}}. {{El autor}} conserva las obras anteriores o ajenas al encargo, y licencia las que se incorporen a los entregables.',
      ask: '¿Acepta exceptuar lo previo y lo ajeno al encargo?',
      hit: 'Toda obra creada dentro o fuera de los servicios pertenecerá a la empresa.',
      miss: ['Los entregables pertenecerán a la empresa una vez pagados.'],
    },
    en: {
      any: [
        near(
          120,
          'ideas?|inventions?|works?|designs?|know-how|improvements?',
          String.raw`beforehand|already|earlier|pre-?existing|had before|previous\w*|prior`,
          'become|belong|pass|owned|property',
        ),
        near(
          220,
          'inventions?|works?|ideas|improvements?|developments?',
          String.raw`(?:before|prior to)\b|outside|whether or not|unrelated|independently|even if`,
          String.raw`property of|belong|owned by|assign\w*`,
        ),
      ],
      none: [/retain|premises|tenant/],
      balanced:
        '{{The author}} assigns to {{the company}}, against payment of {{fee}}, the rights in {{the deliverables}}. Works made before or apart from the job stay with the author, who licenses what is built into the deliverables.',
      ask: 'Will you except prior and unrelated works?',
      hit: 'All inventions, whether or not related to the Services, belong to the Company.',
      miss: ['The deliverables belong to the Client on payment.'],
    },
  },
  {
    id: 'data-sold',
    area: 'personal-data',
    level: 'critical',
    kinds: 'any',
    violates: true,
    title: { es: 'Datos personales cedidos o usados sin límite', en: 'Personal data sold or used without limit' },
    why: {
      es: 'El consentimiento debe ser informado y para un fin; los datos sensibles exigen más (Leyes N° 19.628 y N° 21.719).',
      en: 'Consent must be informed and for a purpose; a licence to sell or use data at will is none.',
    },
    action: {
      es: 'Fines precisos, consentimiento aparte y revocable, sin cesión.',
      en: 'Named purposes, separate and revocable consent, no sale.',
    },
    basis: {
      law: 'ley_19628_proteccion_datos',
      article: '4',
      quotation: 'debe ser debidamente informada respecto del propósito',
    },
    es: {
      any: [
        near(
          180,
          String.raw`autoriza\w*|podra|cede`,
          String.raw`ced\w*|comercializ\w*|vend\w*|transfer\w*|compart\w*|us\w*|trat\w*`,
          'datos',
          String.raw`cualquier (?:tercero|fin)|terceros|para cualquier|indefinid\w*|sin (?:su )?(?:consentimiento|limit)\w*`,
        ),
      ],
      none: [/encargado del tratamiento|cuando la ley/],
      balanced:
        '{{La empresa}} tratará los datos solo para {{fines}}, con medidas de seguridad y por {{plazo}}. No los cederá sin consentimiento específico, que podrá revocarse. El titular podrá acceder, rectificar, suprimir, oponerse y portar sus datos en {{correo}}.',
      ask: '¿Para qué fines, por cuánto tiempo y a quién se entregan los datos?',
      hit: 'El cliente autoriza a ceder sus datos a cualquier tercero para cualquier fin.',
      miss: ['Los datos se tratarán solo para entregar el pedido.'],
    },
    en: {
      any: [
        near(
          140,
          'may|authori[sz]es',
          'use|share|sell|process|transfer|disclose',
          '(?:personal|patient|customer|client|your)\\S* (?:data|information)',
          String.raw`any purpose|own purposes|third part\w+|without\b.{0,20}(?:consent|restriction|limit)`,
        ),
        near(
          120,
          '(?:personal|patient) (?:data|information)',
          'may',
          'process|sell|share|transfer',
          'without (?:restriction|consent|limit)',
        ),
      ],
      none: [/only to the extent|solely to|as required by law|processor/],
      balanced:
        '{{The company}} processes personal data only for {{purposes}}, securely and for {{period}}. It does not sell or share them without specific consent, which may be withdrawn. Requests go to {{e-mail}}.',
      ask: 'For what purposes, how long and to whom are data given?',
      hit: 'We may sell your personal information to any third party for any purpose.',
      miss: ['We process your data solely to deliver the order.'],
    },
  },
  {
    id: 'content-taken',
    area: 'intellectual-property',
    level: 'high',
    kinds: ['terms'],
    title: { es: 'Licencia sin límite sobre lo que subes', en: 'Unlimited licence over what you upload' },
    why: {
      es: 'Permite usar y vender lo ajeno para siempre y sin pago.',
      en: 'It lets the firm use and sell your content for ever, unpaid.',
    },
    action: {
      es: 'Limitarla a prestar el servicio y mientras dure la cuenta.',
      en: 'Limit it to running the service while the account lasts.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '16',
      quotation: 'causen en perjuicio del consumidor, un desequilibrio importante en los derechos y obligaciones',
    },
    es: {
      any: [
        near(
          120,
          'licencia|otorga|cede',
          'perpetu\\w*|irrevocable|ilimitad\\w*',
          'contenido|material|obras|publicacion\\w*',
        ),
      ],
      balanced:
        '{{El usuario}} conserva sus derechos y autoriza el uso de su contenido solo para prestar el servicio y mientras mantenga su cuenta.',
      ask: '¿Acepta limitar la licencia al servicio?',
      hit: 'El usuario otorga una licencia perpetua sobre su contenido.',
      miss: ['El usuario conserva sus derechos sobre el contenido.'],
    },
    en: {
      any: [near(100, 'grants?', 'perpetual|irrevocable', 'content|materials?|submissions?')],
      balanced:
        'You keep your rights and allow use of your content only to run the service and while your account lasts.',
      ask: 'Will you limit the licence to the service?',
      hit: 'You grant us a perpetual licence to any content you upload.',
      miss: ['You keep all rights in your content.'],
    },
  },
]);
