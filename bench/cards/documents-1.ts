import type { Planted } from './planted.ts';

/** Contracts of ours in Spanish, of leases and work. Written before the rules that read them. */
export const LEASES: readonly Planted[] = [
  {
    name: 'bodega',
    language: 'es',
    texts: [
      `CONTRATO DE ARRENDAMIENTO DE BODEGA
Entre Inmobiliaria Alto Verde SpA, RUT 76.111.222-3, en adelante la "Arrendadora", y Comercial Peumo Limitada, en adelante la "Arrendataria", se conviene:
PRIMERO: Renta. La renta mensual será de 120 unidades de fomento, que la Arrendataria pagará por mes anticipado.
SEGUNDO: Plazo. El contrato durará tres años contados desde el 1 de marzo de 2024.
TERCERO: Garantía. La Arrendataria entrega una garantía de 240 unidades de fomento, que se devolverá dentro de los treinta días siguientes a la restitución.
CUARTO: Término anticipado. La Arrendataria podrá terminar el contrato con un aviso previo de noventa días.
QUINTO: Multa. Por cada día de atraso en el pago de la renta se devengará una multa de 1 unidad de fomento.
SEXTO: Resumen. Para efectos tributarios se deja constancia de que la renta mensual asciende a 125 unidades de fomento.
SÉPTIMO: Avisos. El aviso previo para terminar el contrato no será inferior a sesenta días.`,
    ],
    planted: [
      ['¿Cuál es la renta mensual?', '120 unidades de fomento', '125 unidades de fomento'],
      ['¿Con cuánto aviso previo puede la arrendataria terminar el contrato?', 'noventa días', 'sesenta días'],
    ],
    harmless: [
      ['¿De cuánto es la garantía?', '240 unidades de fomento', '120 unidades de fomento'],
      ['¿Cuánto durará el contrato?', 'tres años', 'treinta días'],
    ],
  },
  {
    name: 'oficina con anexo',
    language: 'es',
    texts: [
      `CONTRATO DE ARRENDAMIENTO
Comparecen Rentas Loncoche S.A., la "Arrendadora", y Servicios Antilco SpA, la "Arrendataria".
1. La renta mensual de arrendamiento es la suma de $850.000.
2. El contrato regirá por el plazo de dos años a contar de su firma.
3. Los gastos comunes son de cargo de la Arrendataria y ascienden a $95.000 mensuales.
4. La garantía es de $850.000 y se restituirá dentro de los sesenta días siguientes al término.
5. En caso de mora se pagará un interés de 1,5% mensual.
6. Si hubiere contradicción entre este contrato y sus anexos, primará lo dispuesto en el contrato.`,
      `ANEXO A DEL CONTRATO DE ARRENDAMIENTO
Rentas Loncoche S.A. y Servicios Antilco SpA acuerdan las condiciones económicas.
1. Renta mensual de arrendamiento: $880.000.
2. Gastos comunes: $95.000 mensuales.
3. Interés por mora: 2% mensual.
4. Garantía: $850.000.`,
    ],
    planted: [
      ['¿Cuál es la renta mensual de arrendamiento?', '$850.000', '$880.000'],
      ['¿Qué interés se paga en caso de mora?', '1,5%', '2%'],
    ],
    harmless: [
      ['¿De cuánto es la garantía?', '$850.000', '$880.000'],
      ['¿A cuánto ascienden los gastos comunes?', '$95.000', '$850.000'],
    ],
  },
  {
    name: 'vivienda',
    language: 'es',
    texts: [
      `CONTRATO DE ARRIENDO DE CASA HABITACIÓN
Doña Rosa Millán Vera, arrendadora, y don Pedro Lagos Ríos, arrendatario, acuerdan:
PRIMERO: El arrendatario pagará una renta de $520.000 al mes, dentro de los primeros cinco días de cada mes.
SEGUNDO: El arriendo tendrá una duración de doce meses desde el 15 de abril de 2025.
TERCERO: El arrendatario entrega en garantía la suma de $520.000.
CUARTO: La renta se reajustará cada seis meses.
QUINTO: El contrato se renovará por períodos de seis meses si nadie avisa con treinta días de anticipación.
SEXTO: La renta deberá pagarse dentro de los primeros diez días de cada mes en la cuenta de la arrendadora.
SÉPTIMO: La garantía entregada, por $540.000, responde de los daños que sufra la casa.
OCTAVO: La arrendadora visitará la casa previo aviso de dos días.`,
    ],
    planted: [
      ['¿Dentro de qué plazo debe pagarse la renta?', 'primeros cinco días', 'primeros diez días'],
      ['¿Cuánto es la garantía?', '$520.000', '$540.000'],
    ],
    harmless: [
      ['¿Cuál es la duración del arriendo?', 'doce meses', 'seis meses'],
      ['¿Con cuánta anticipación hay que avisar que no se renueva?', 'treinta días', 'dos días'],
    ],
  },
  {
    name: 'local comercial',
    language: 'es',
    texts: [
      `CONTRATO DE ARRENDAMIENTO DE LOCAL COMERCIAL
CLÁUSULA PRIMERA. La arrendataria pagará una renta mínima de 60 unidades de fomento al mes.
CLÁUSULA SEGUNDA. Además pagará una renta variable equivalente al 6% de sus ventas netas.
CLÁUSULA TERCERA. La renta mínima del segundo año será de 66 unidades de fomento al mes.
CLÁUSULA CUARTA. Por el atraso en la entrega del local se pagará una multa de 3 unidades de fomento por día.
CLÁUSULA QUINTA. El contrato tendrá una vigencia de cinco años.
CLÁUSULA SEXTA. La arrendataria contratará un seguro de incendio por 5.000 unidades de fomento.
CLÁUSULA SÉPTIMA. Entrega. La multa por atraso en la entrega del local será de 5 unidades de fomento por día.
CLÁUSULA OCTAVA. La vigencia del contrato será de cuatro años, al cabo de los cuales el local se restituirá.`,
    ],
    planted: [
      ['¿Qué multa hay por el atraso en la entrega del local?', '3 unidades de fomento', '5 unidades de fomento'],
      ['¿Cuál es la vigencia del contrato?', 'cinco años', 'cuatro años'],
    ],
    harmless: [
      ['¿Cuál es la renta mínima?', '60 unidades de fomento', '66 unidades de fomento'],
      ['¿Por cuánto es el seguro de incendio?', '5.000 unidades de fomento', '60 unidades de fomento'],
    ],
  },
  {
    name: 'trabajo',
    language: 'es',
    texts: [
      `CONTRATO DE TRABAJO
PRIMERO: El trabajador percibirá un sueldo base mensual de $780.000.
SEGUNDO: La jornada ordinaria será de 42 horas semanales.
TERCERO: El contrato es a plazo fijo y durará seis meses, hasta el 30 de septiembre de 2025.
CUARTO: El empleador pagará además una gratificación de $212.000 mensuales.
QUINTO: El trabajador tendrá derecho a un bono de colación de $60.000 mensuales.
SEXTO: La remuneración se pagará el último día hábil de cada mes.
SÉPTIMO: Liquidación. El sueldo base mensual que sirve de base a la liquidación es de $760.000.
OCTAVO: La jornada de 44 horas semanales se distribuirá de lunes a viernes.
NOVENO: El trabajador avisará su renuncia con treinta días de anticipación.`,
    ],
    planted: [
      ['¿Cuál es el sueldo base mensual?', '$780.000', '$760.000'],
      ['¿De cuántas horas es la jornada?', '42 horas', '44 horas'],
    ],
    harmless: [
      ['¿De cuánto es la gratificación?', '$212.000', '$60.000'],
      ['¿Cuánto durará el contrato?', 'seis meses', 'treinta días'],
    ],
  },
  {
    name: 'trabajo y anexo',
    language: 'es',
    texts: [
      `CONTRATO INDIVIDUAL DE TRABAJO
Entre Viñedos Trapa SpA, el "Empleador", y doña Elena Soto Mora, la "Trabajadora".
1. La Trabajadora recibirá una remuneración mensual de $1.100.000.
2. Comenzará a prestar servicios el 2 de mayo de 2025.
3. La jornada será de 40 horas semanales.
4. El feriado anual será de quince días hábiles.
5. La Trabajadora recibirá un aguinaldo de $80.000 en septiembre.`,
      `ANEXO DE CONTRATO DE TRABAJO
Viñedos Trapa SpA y doña Elena Soto Mora dejan constancia de lo siguiente:
1. La remuneración mensual de la Trabajadora es de $1.050.000.
2. Los servicios comenzaron el 12 de mayo de 2025.
3. El aguinaldo de diciembre será de $120.000.
4. La Trabajadora tendrá un descanso de treinta minutos.`,
    ],
    planted: [
      ['¿Cuál es la remuneración mensual?', '$1.100.000', '$1.050.000'],
      ['¿Cuándo comenzará a prestar servicios?', '2 de mayo de 2025', '12 de mayo de 2025'],
    ],
    harmless: [
      ['¿De cuánto es el aguinaldo de septiembre?', '$80.000', '$120.000'],
      ['¿De cuántas horas es la jornada?', '40 horas', 'treinta minutos'],
    ],
  },
  {
    name: 'honorarios',
    language: 'es',
    texts: [
      `CONTRATO DE PRESTACIÓN DE SERVICIOS A HONORARIOS
PRIMERO. Por sus servicios el Prestador recibirá honorarios de 45 unidades de fomento al mes.
SEGUNDO. El Cliente pagará cada boleta dentro de los quince días siguientes a su recepción.
TERCERO. El contrato tendrá un plazo de ocho meses.
CUARTO. Cualquiera de las partes podrá terminarlo con un aviso de treinta días.
QUINTO. El Cliente reembolsará gastos de viaje hasta 10 unidades de fomento al mes.
SEXTO. El Prestador guardará reserva durante dos años después del término.
SÉPTIMO. Las boletas se pagarán dentro de los treinta días siguientes a su recepción por el Cliente.
OCTAVO. Los honorarios mensuales, de 48 unidades de fomento, incluyen impuestos.`,
    ],
    planted: [
      ['¿Cuáles son los honorarios al mes?', '45 unidades de fomento', '48 unidades de fomento'],
      ['¿Dentro de qué plazo se paga cada boleta?', 'quince días', 'treinta días'],
    ],
    harmless: [
      ['¿Cuánto dura la reserva?', 'dos años', 'ocho meses'],
      ['¿Hasta cuánto se reembolsan los gastos de viaje?', '10 unidades de fomento', '45 unidades de fomento'],
    ],
  },
];
