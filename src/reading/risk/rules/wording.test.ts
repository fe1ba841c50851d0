import { describe, expect, test } from 'vitest';
import { hitsOf, read } from '../match.ts';
import { RULES } from './all.ts';

const finds = (id: string, sentence: string): boolean =>
  hitsOf(
    RULES.find((rule) => rule.id === id)!,
    read(`PRIMERO. ${sentence}`),
  ).length > 0;

/** One thing said in many ways, and what only looks like it. */
const SAID: Record<string, { it: string[]; not: string[] }> = {
  'es-consumer-at-will': {
    it: [
      'El proveedor está facultado para reemplazar, suprimir o alterar las prestaciones contratadas según su exclusivo criterio.',
      'La plataforma puede dar de baja la cuenta del usuario cuando así lo decida, sin expresión de causa.',
      'Quedará al arbitrio de la empresa poner fin al contrato en la oportunidad que determine.',
      'El cliente acepta desde ya toda modificación que la empresa introduzca en los planes, valores y condiciones.',
      'Tu membresía puede ser revocada por nosotros sin que debamos dar explicaciones.',
    ],
    not: [
      'El usuario podrá terminar su plan en cualquier momento desde su cuenta.',
      'Los productos defectuosos se reemplazan sin costo y sin necesidad de expresar motivo.',
      'El cliente debe actualizar sus datos de contacto cuando cambien.',
      'Las modificaciones de estas condiciones requieren la aceptación expresa del usuario.',
    ],
  },
  'es-exempt-fraud': {
    it: [
      'En ningún caso el Prestador será obligado a indemnizar daños, ni siquiera los causados intencionalmente por su personal.',
      'Ninguna acción podrá dirigirse contra el Prestador por los daños que ocasione, sin importar el grado de culpa con que haya obrado.',
      'El Prestador responderá solo hasta una UF, aun si obra con dolo.',
      'El Cliente condona anticipadamente el dolo en que pudiere incurrir el Prestador.',
    ],
    not: [
      'El Prestador responderá de los daños que cause por dolo o culpa grave.',
      'El Prestador no está exento de responder por dolo.',
      'Se excluye de este límite el daño causado deliberadamente.',
      'La limitación anterior no se aplicará en caso de dolo o culpa grave.',
    ],
  },
  'es-work-waiver': {
    it: [
      'El trabajador acepta no percibir indemnización por años de servicio al término de la relación laboral.',
      'El trabajador no interpondrá acciones judiciales contra el empleador.',
      'El dependiente declara que nada reclamará por concepto de gratificaciones.',
      'La dependiente renuncia de antemano a su descanso prenatal y postnatal.',
    ],
    not: [
      'El trabajador no podrá ceder a terceros la información de la empresa.',
      'El trabajador declara que no ha cedido sus derechos de autor a otra empresa.',
      'El trabajador, excluido de la limitación de jornada, no tendrá derecho a horas extraordinarias.',
      'Si el trabajador no cumple la meta no se pagará el bono de ventas.',
    ],
  },
  'es-lease-self-help': {
    it: [
      'El no pago autoriza al arrendador a tomar posesión inmediata del inmueble, sin necesidad de juicio.',
      'El arrendador podrá bloquear el acceso al local comercial hasta que se regularice la deuda.',
      'La falta de pago permitirá al arrendador desconectar el suministro eléctrico del inmueble.',
      'El arrendador podrá dejar sin luz al moroso.',
    ],
    not: [
      'La empresa distribuidora podrá cortar la luz si no se pagan las cuentas.',
      'El arrendador cambiará la cerradura antes de la entrega.',
      'Terminado el contrato, el arrendatario restituirá de inmediato el inmueble.',
      'El arrendador podrá pedir judicialmente la restitución por falta de pago.',
    ],
  },
  'es-interest-high': {
    it: [
      'El deudor pagará por el préstamo un 15% de interés al mes.',
      'La tasa pactada es de un 10 por ciento cada treinta días.',
      'Durante la mora el interés será de 1,5 veces la tasa máxima convencional.',
      'El capital generará un rédito de 120% anual.',
    ],
    not: [
      'El interés no podrá exceder del máximo convencional.',
      'Si la tasa excediere del máximo convencional, se rebajará a este.',
      'La tasa anual será de 12% y se pagará cada mes.',
      'El arancel de gestión es de 4% mensual sobre las ventas.',
    ],
  },
  'es-exit-mutual': {
    it: [
      'Cualquiera de las partes podrá poner término al contrato o a sus prórrogas con sesenta días de aviso.',
      'El contrato se renovará por períodos de un año, y cualquiera de las partes podrá ponerle término en cualquier momento con aviso de noventa días.',
    ],
    not: [
      'Vencido ese plazo, se renovará tácita y sucesivamente por períodos de un año, salvo que cualquiera de las partes comunique a la otra su voluntad de ponerle término mediante carta certificada enviada con a lo menos noventa días de anticipación.',
      'Si cualquiera de las partes avisa con sesenta días que pone término al contrato, este no se prorrogará por un nuevo período.',
      'El plazo será de un año renovable, salvo que cualquiera de las partes le ponga término con aviso de treinta días.',
    ],
  },
  'en-renewal': {
    it: ['The term may be extended for an additional two year period at the option of the Company.'],
    not: [
      'The term of this Agreement may be extended for an additional two year period with the written consent of both parties.',
    ],
  },
  'en-indemnity': {
    it: [
      "Distributor shall indemnify the Company from any and all claims arising from the Company's fault or negligence.",
      "Distributor shall indemnify the Company from any and all claims arising from Distributor's negligence or the use of the Products.",
    ],
    not: [
      "Distributor shall indemnify and hold the Company harmless from and against any and all claims and liabilities of every kind arising from Distributor's fault or negligence in its use of the mark.",
    ],
  },
};

describe.each(Object.entries(SAID))('%s', (id, { it, not }) => {
  test.each(it)('finds it in: %s', (sentence) => expect(finds(id, sentence)).toBe(true));
  test.each(not)('is silent on: %s', (sentence) => expect(finds(id, sentence)).toBe(false));
});
