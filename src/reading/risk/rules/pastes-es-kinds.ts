import type { Paste } from './rule.ts';

const paste = (balanced: string, ask: string): Paste => ({ balanced, ask });

/** The same for the rules of one kind of contract. */
export const PASTES_ES_KINDS: Readonly<Record<string, Paste>> = {
  'es-consumer-at-will': paste(
    'Todo cambio se avisará con {{treinta}} días y requerirá la aceptación de {{el consumidor}}, que si no acepta podrá mantener o terminar el contrato sin costo.',
    '¿Acepta que los cambios requieran consentimiento del consumidor?',
  ),
  'es-consumer-price': paste(
    'El precio informado al contratar se mantendrá durante {{plazo}}. Todo aumento requerirá la aceptación expresa de {{el consumidor}}.',
    '¿Acepta mantener el precio informado?',
  ),
  'es-consumer-waiver': paste(
    '{{El consumidor}} conserva todos los derechos que le reconoce la Ley N° 19.496.',
    '¿Acepta eliminar la renuncia, que no produce efecto?',
  ),
  'es-consumer-liability': paste(
    '{{El proveedor}} responderá de los daños y deficiencias del producto o servicio conforme a la ley.',
    '¿Acepta responder conforme a la ley?',
  ),
  'es-consumer-errors': paste(
    'Los errores administrativos de {{el proveedor}} serán de su cargo y se corregirán dentro de {{cinco}} días.',
    '¿Acepta asumir sus propios errores?',
  ),
  'es-consumer-proof': paste(
    'La carga de la prueba será la que establece la ley.',
    '¿Acepta no invertir la carga de la prueba?',
  ),
  'es-consumer-arbitration': paste(
    'Si se designa árbitro, {{el consumidor}} podrá recusarlo sin expresar causa y recurrir siempre al tribunal competente.',
    '¿Acepta informar el derecho a recusar al árbitro?',
  ),
  'es-consumer-forum': paste(
    '{{El consumidor}} podrá demandar ante el tribunal de su domicilio o del domicilio de {{el proveedor}}.',
    '¿Acepta el tribunal del domicilio del consumidor?',
  ),
  'es-consumer-silence': paste(
    'El silencio o el uso no constituyen aceptación: todo cambio requerirá el consentimiento expreso de {{el consumidor}}.',
    '¿Acepta exigir consentimiento expreso?',
  ),
  'es-consumer-reading': paste(
    'Las cláusulas ambiguas se interpretarán en favor de {{el consumidor}}.',
    '¿Acepta la regla legal de interpretación?',
  ),
  'es-lease-self-help': paste(
    'Si {{el arrendatario}} no paga, {{el arrendador}} podrá pedir judicialmente el término y la restitución. No podrá cortar suministros, cambiar cerraduras ni retirar bienes.',
    '¿Acepta que la restitución se pida solo ante el juez?',
  ),
  'es-lease-entry': paste(
    '{{El arrendador}} podrá visitar el inmueble con {{cuarenta y ocho}} horas de aviso, en día y horario hábil y en presencia de {{el arrendatario}}.',
    '¿Acepta visitar con aviso y en horario hábil?',
  ),
  'es-lease-repairs': paste(
    'Serán de {{el arrendatario}} las reparaciones locativas y de {{el arrendador}} las necesarias, incluidas estructura, techumbre y redes.',
    '¿Acepta hacerse cargo de las reparaciones necesarias?',
  ),
  'es-lease-improvements': paste(
    'Las mejoras útiles autorizadas por escrito se reembolsarán a su valor a la restitución; las demás podrán retirarse sin detrimento.',
    '¿Acepta reembolsar las mejoras que autorice?',
  ),
  'es-lease-default': paste(
    'El no pago de una renta completa, tras dos requerimientos con cuatro días entre ellos, permitirá pedir judicialmente el término.',
    '¿Acepta los requerimientos que la ley exige?',
  ),
  'es-sublease': paste(
    'Se podrá subarrendar con autorización escrita, que no se negará sin motivo fundado.',
    '¿Acepta autorizar el subarriendo cuando haya motivo?',
  ),
  'es-lease-waiver': paste(
    '{{El arrendatario}} conserva los derechos que le reconoce la Ley N° 18.101.',
    '¿Acepta eliminar la renuncia, que la ley no permite?',
  ),
  'es-lease-deposit-lost': paste(
    'De la garantía solo se descontarán rentas, consumos y daños acreditados; el resto se devolverá dentro de {{treinta}} días.',
    '¿Acepta descontar solo lo acreditado?',
  ),
  'es-lease-locked': paste(
    '{{El arrendatario}} podrá terminar después de {{seis}} meses con {{sesenta}} días de aviso.',
    '¿Acepta una salida anticipada con aviso?',
  ),
  'es-sale-eviction': paste(
    '{{El vendedor}} responderá del saneamiento de la evicción conforme a la ley, salvo de {{gravamen declarado}}.',
    '¿Acepta responder de la evicción?',
  ),
  'es-sale-defects': paste(
    '{{El vendedor}} responderá de los vicios ocultos conforme a la ley y declara no conocer otros que {{defectos}}.',
    '¿Qué defectos conoce?',
  ),
  'es-sale-as-is': paste(
    'La cosa se entrega en el estado que consta en el informe de {{fecha}}, sin perjuicio de los vicios ocultos.',
    '¿Acepta un informe del estado de la cosa?',
  ),
  'es-sale-price-open': paste('El precio es la suma única y fija de {{monto}}.', '¿Acepta un precio fijo?'),
  'es-sale-paid': paste(
    'El precio se paga en este acto con {{vale vista N°}}, que queda en depósito del notario hasta la inscripción.',
    '¿Acepta acreditar el pago y dejarlo en instrucciones notariales?',
  ),
  'es-sale-low': paste(
    'El precio es {{monto}}, conforme a la tasación de {{tasador}} de {{fecha}}, que se agrega.',
    '¿Qué tasación respalda el precio?',
  ),
  'es-work-waiver': paste(
    '{{El trabajador}} conserva todos los derechos que le reconocen las leyes laborales.',
    '¿Acepta eliminar la renuncia?',
  ),
  'es-work-no-limit': paste(
    '{{El trabajador}} tendrá una jornada de {{cuarenta}} horas semanales, de {{horario}}.',
    '¿Qué funciones justifican excluirlo del límite?',
  ),
  'es-work-overtime': paste(
    'Las horas extraordinarias se pactarán por escrito y se pagarán con un recargo del cincuenta por ciento junto con la remuneración del mes.',
    '¿Acepta pagar las horas extraordinarias?',
  ),
  'es-work-fixed-term': paste(
    'El contrato durará hasta el {{fecha}}, plazo que no excede de un año.',
    '¿Acepta un plazo de hasta un año o uno indefinido?',
  ),
  'es-work-clawback': paste(
    'Las remuneraciones devengadas no se devolverán ni descontarán por hechos posteriores.',
    '¿Acepta eliminar la devolución?',
  ),
  'es-work-hours': paste(
    'La jornada será de {{cuarenta y dos}} horas semanales, de {{horario}}, y se ajustará a los máximos legales.',
    '¿Acepta la jornada máxima legal?',
  ),
  'es-work-hours-steps': paste(
    'La jornada será de {{horas}} horas semanales y se reducirá en las fechas que establece la ley, sin rebaja de remuneración.',
    '¿Acepta incorporar la reducción legal?',
  ),
  'es-work-deductions': paste(
    'Solo se harán los descuentos que la ley permite; otro requerirá acuerdo escrito y no excederá del quince por ciento.',
    '¿Acepta limitarse a los descuentos legales?',
  ),
  'es-work-arbitration': paste(
    'Las controversias serán conocidas por los juzgados del trabajo competentes.',
    '¿Acepta los tribunales del trabajo?',
  ),
  'es-work-duties': paste(
    '{{El trabajador}} se desempeñará como {{cargo}}, con las funciones de {{funciones}} y otras similares.',
    '¿Qué funciones precisas tendrá?',
  ),
  'es-work-place': paste(
    'Los servicios se prestarán en {{dirección}}. Todo cambio de ciudad requerirá acuerdo escrito.',
    '¿Acepta que el cambio de ciudad requiera acuerdo?',
  ),
  'es-settlement-full': paste(
    '{{El trabajador}} declara recibir {{monto}} por {{conceptos}} y se reserva el derecho a demandar {{materias}}.',
    '¿Acepta la reserva de derechos?',
  ),
  'es-services-employment': paste(
    '{{El prestador}} organizará sus servicios con libertad, sin horario ni subordinación, y responderá por {{entregables}}.',
    '¿Acepta quitar horario, asistencia e instrucciones?',
  ),
  'es-services-subcontract': paste(
    '{{El contratista}} acreditará cada mes con certificado el pago de remuneraciones y cotizaciones; entre tanto podrá retenerse su monto.',
    '¿Acepta acreditar el pago con certificado mensual?',
  ),
  'es-services-fixed-price': paste(
    'El precio a suma alzada se reajustará por {{índice}}; las obras nuevas o los hechos imprevistos se pagarán por acuerdo escrito previo.',
    '¿Acepta pagar aparte las obras adicionales?',
  ),
  'es-company-no-profit': paste(
    'Las utilidades y las pérdidas se distribuirán a prorrata de los aportes.',
    '¿Acepta repartir a prorrata?',
  ),
  'es-company-one-manager': paste(
    'La administración corresponderá a {{personas}}; los actos superiores a {{monto}} requerirán la firma de dos.',
    '¿Acepta doble firma para lo importante?',
  ),
};
