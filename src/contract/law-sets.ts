import type { Language } from './language.ts';
import { lawAddress, type SetLaw } from './laws.ts';

/** A norm by its type and number, and its id in the library where the number alone does not lead to it (laws need none). `title`: the name of common use. */
type Norm =
  | { type: 'Ley'; number: string; title: string }
  | { type: 'DL'; number: string; norm: string; title: string }
  | { type: 'Código' | 'Constitución'; norm: string; title: string };

const ley = (number: string, title: string): Norm => ({ type: 'Ley', number, title });
const dl = (number: string, norm: string, title: string): Norm => ({ type: 'DL', number, norm, title });
const code = (norm: string, title: string): Norm => ({ type: 'Código', norm, title });

const CIVIL = code('172986', 'Código Civil');
const PROCEDURE = code('22740', 'Código de Procedimiento Civil');

type OfferedSet = { id: string; name: Record<Language, string>; norms: readonly Norm[] };
/** Sets that are offered to everybody, by field. A change here is a change for review: what belongs to a field is a lawyer's choice. */
export const OFFERED_SETS: readonly OfferedSet[] = [
  {
    id: 'leases',
    name: { en: 'Leases', es: 'Arriendo' },
    norms: [
      CIVIL,
      PROCEDURE,
      ley('18101', 'Arrendamiento de predios urbanos'),
      ley('21461', 'Restitución anticipada de inmuebles'),
      ley('21442', 'Copropiedad inmobiliaria'),
    ],
  },
  {
    id: 'employment',
    name: { en: 'Employment', es: 'Laboral' },
    norms: [
      code('207436', 'Código del Trabajo'),
      ley('16744', 'Accidentes del trabajo y enfermedades profesionales'),
      ley('17322', 'Cobranza judicial de cotizaciones'),
      ley('19728', 'Seguro de cesantía'),
      ley('21561', 'Jornada de 40 horas'),
      ley('21643', 'Acoso y violencia en el trabajo (Ley Karin)'),
    ],
  },
  {
    id: 'consumers',
    name: { en: 'Consumers', es: 'Consumo' },
    norms: [
      ley('19496', 'Protección de los derechos de los consumidores'),
      ley('18010', 'Operaciones de crédito de dinero'),
      ley('20009', 'Fraude en medios de pago'),
      ley('21236', 'Portabilidad financiera'),
      ley('20169', 'Competencia desleal'),
    ],
  },
  {
    id: 'family',
    name: { en: 'Family', es: 'Familia' },
    norms: [
      CIVIL,
      ley('19947', 'Matrimonio civil'),
      ley('19968', 'Tribunales de familia'),
      ley('14908', 'Pensiones alimenticias'),
      ley('20830', 'Acuerdo de unión civil'),
      ley('20066', 'Violencia intrafamiliar'),
      ley('19620', 'Adopción'),
      ley('21430', 'Garantías de la niñez y adolescencia'),
    ],
  },
  {
    id: 'companies',
    name: { en: 'Companies', es: 'Sociedades' },
    norms: [
      code('1974', 'Código de Comercio'),
      ley('18046', 'Sociedades anónimas'),
      ley('3918', 'Sociedades de responsabilidad limitada'),
      ley('20659', 'Constitución simplificada de sociedades'),
      ley('20720', 'Insolvencia y reemprendimiento'),
      ley('20393', 'Responsabilidad penal de las personas jurídicas'),
    ],
  },
  {
    id: 'data',
    name: { en: 'Personal data', es: 'Datos personales' },
    norms: [
      ley('19628', 'Protección de la vida privada'),
      ley('21719', 'Protección de los datos personales'),
      ley('21459', 'Delitos informáticos'),
      ley('21663', 'Ciberseguridad'),
      ley('19799', 'Documentos y firma electrónica'),
    ],
  },
  {
    id: 'administration',
    name: { en: 'Public administration', es: 'Administrativo' },
    norms: [
      { type: 'Constitución', norm: '242302', title: 'Constitución Política' },
      ley('19880', 'Procedimientos administrativos'),
      ley('18575', 'Bases generales de la Administración del Estado'),
      ley('20285', 'Acceso a la información pública'),
      ley('19886', 'Compras públicas'),
      ley('10336', 'Contraloría General de la República'),
    ],
  },
  {
    id: 'tax',
    name: { en: 'Tax', es: 'Tributario' },
    norms: [
      code('6374', 'Código Tributario'),
      dl('824', '6368', 'Impuesto a la renta'),
      dl('825', '6369', 'Impuesto a las ventas y servicios'),
      dl('3475', '7137', 'Impuesto de timbres y estampillas'),
      ley('16271', 'Impuesto a las herencias'),
      ley('17235', 'Impuesto territorial'),
    ],
  },
  {
    id: 'criminal',
    name: { en: 'Criminal', es: 'Penal' },
    norms: [
      code('1984', 'Código Penal'),
      code('176595', 'Código Procesal Penal'),
      ley('20000', 'Tráfico ilícito de drogas'),
      ley('18216', 'Penas sustitutivas'),
      ley('20084', 'Responsabilidad penal adolescente'),
      ley('21595', 'Delitos económicos'),
    ],
  },
];

const dotted = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, '.');

/** A norm of a set as lawyers name it, with the address that it is added from. */
export function setLawOf(norm: Norm): SetLaw {
  const name = 'number' in norm ? `${norm.type} ${dotted(norm.number)}` : norm.title;
  const address = norm.type === 'Ley' ? lawAddress('idLey', norm.number) : lawAddress('idNorma', norm.norm);
  return { name, title: 'number' in norm ? norm.title : '', address };
}
