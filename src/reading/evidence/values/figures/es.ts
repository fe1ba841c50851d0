import { rules } from '../../../rules/block.ts';

/** Stretches of time, shares, hours and sums in Spanish that hold a number, and terms without one. Dates and sums of money have readers of their own. */
export const FIGURES_ES = rules(
  'es',
  `
[term.figures]
reason: Una cantidad de tiempo: "treinta (30) días hábiles".
find:   {uno} (y)? ({numero})? (y)? ({numero})? ({cual})? {tiempo} ({clase})? ({clase})?
        (plazo | término) ..1 (razonable | prudencial | legal)
yes:    El aviso se da con «treinta (30) días corridos» de anticipación.
        Rige por «treinta y seis meses».
        Rige por «dos años».
        Se fija un «plazo razonable» para cumplir.
        Se fija un «término prudencial».
        Vence el «plazo legal».
no:     Los días pasan.
source: ours

[none.age]
reason: Una edad o lo ya pasado no es un plazo.
find:   (mayor | mayores | menor | menores | edad) (de)? {numero} (y)? ({numero})? ({numero})? años
        hace {uno} (y)? ({numero})? {tiempo}
        años de edad
yes:    Los «mayores de dieciocho años» votan.
        El «mayor de veinte años» responde.
        El «menor de catorce años» es impúber.
        Los «menores de 16 años» no firman.
        La «edad de 18 años» da plena capacidad.
        Ocurrió «hace diez años».
        Tiene diez «años de edad».
no:     Dura diez años.
source: ours

[term.limit]
reason: Un límite de tiempo sin número.
find:   (plazo | duración | contrato) (indefinido | indefinida)
        (de inmediato | inmediatamente | en cualquier momento | en cualquier tiempo)
        (al | el | {ordinal}) día (hábil)? siguiente
        dentro (de | del) {ordinal} día (hábil)?
        (último | últimos | primer | primeros | quinto | décimo) (día | días) (hábil | hábiles)? (de | del)
        por (mes | meses | años | trimestres) (anticipado | anticipados | vencido | vencidos)
        (mensualmente | anualmente | trimestralmente | semestralmente | semanalmente | diariamente)
        tan pronto (como)?
yes:    Es de «plazo indefinido».
        Es de «duración indefinida».
        Es un «contrato indefinido».
        Se avisará «de inmediato».
        Se protestará el «segundo día hábil siguiente» al del vencimiento.
        Vence «al día siguiente».
        Se paga «el día hábil siguiente».
        Apelará «dentro de quinto día».
        Contestará «dentro del tercer día hábil».
        Avisará «inmediatamente» al dueño.
        Puede revocarse «en cualquier momento».
        Puede revocarse «en cualquier tiempo».
        Se paga el «último día de» cada mes.
        Se paga los «últimos días del» mes.
        Se paga el «primer día hábil del» mes.
        Se paga los «primeros días hábiles de» enero.
        Se paga el «quinto día del» mes.
        Se paga el «décimo día de» cada mes.
        Se paga «por mes anticipado».
        Se paga «por meses anticipados».
        Se paga «por años vencidos».
        Se paga «por trimestres vencidos».
        Se paga «por mes vencido».
        Se paga «mensualmente».
        Se paga «anualmente».
        Se paga «trimestralmente».
        Se paga «semestralmente».
        Se barre «semanalmente».
        Se barre «diariamente».
        Se dará cuenta «tan pronto como» se sepa.
no:     El plazo se discute.
source: ours

[percent.figures]
reason: Una parte de ciento o una fracción.
find:   {numero} ({numero})? (y)? ({numero})? (% | por ciento)
        (la mitad | un tercio | dos tercios | la tercera parte | la cuarta parte | un cuarto | las tres cuartas partes) (de | del)
yes:    Se aplica un «10 %» de descuento.
        Se aplica un «diez por ciento» de recargo.
        Se paga «la mitad de» la renta.
        Se reserva «un tercio del» precio.
        Se acuerda por «dos tercios de» los votos.
        Se retiene «la tercera parte del» sueldo.
        Se destina «la cuarta parte de» los bienes.
        Se deja «un cuarto de» hectárea.
        Se acuerda por «las tres cuartas partes de» las acciones.
no:     Llegó por cierto.
source: ours

[sum.rents]
reason: Sumas que se cuentan en rentas, sueldos o ingresos, sin moneda.
find:   ({uno} | media) ({numero})? (y)? ({numero})? (rentas | renta | mensualidades | remuneraciones | remuneración | sueldos | sueldo | cuotas | ingresos mínimos | ingreso mínimo)
        {uno} (meses | mes | días) de ..2 (renta | arriendo | sueldo | remuneración | salario)
        (una | la) (renta mensual | suma equivalente)
yes:    La multa será de «dos rentas» mensuales.
        Deja «una renta» en garantía.
        Deben «tres mensualidades».
        Paga «seis remuneraciones».
        Paga «media remuneración».
        Paga «dos sueldos».
        Paga «un sueldo».
        Paga en «doce cuotas».
        La multa es de «tres ingresos mínimos».
        La multa es de «un ingreso mínimo».
        Deja «un mes de renta» en garantía.
        Deja «dos meses de arriendo» en garantía.
        Se debe «un mes de la última remuneración».
        Se deben «quince días de sueldo».
        Se deben «dos meses de salario».
        Equivale a «una renta mensual».
        Pagará «la suma equivalente» en pesos.
no:     La renta del predio es alta.
source: ours

[time.hour]
reason: Una hora del día.
find:   (a | desde | hasta | entre | antes de | después de) las {numero} ({numero})? (horas)?
        a mediodía
yes:    La junta se abre «a las diez horas».
        Atiende «desde las 9 horas».
        Atiende «hasta las 18 horas».
        Atiende «entre las 9» y el cierre.
        Llegará «antes de las ocho».
        Saldrá «después de las ocho».
        Cierra «a mediodía».
no:     La junta se abre a la hora fijada.
source: ours
`,
  {
    ordinal: 'primer | segundo | tercer | tercero | cuarto | quinto | sexto | séptimo | octavo | noveno | décimo',
    numero:
      '# | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce | trece | catorce | quince | dieciséis | diecisiete | dieciocho | diecinueve | veint* | treinta | cuarenta | cincuenta | sesenta | setenta | ochenta | noventa | cien | ciento | doscient* | trescient* | quinient* | mil',
    uno: 'un | una | {numero}',
    cual: 'primeros | primeras | últimos | últimas | siguientes | próximos',
    tiempo:
      'año | años | mes | meses | día | días | hora | horas | minuto | minutos | semana | semanas | trimestre | trimestres | semestre | semestres | bimestre | bimestres | quincena | quincenas',
    clase:
      'hábil | hábiles | corrido | corridos | seguidos | continuos | consecutivos | calendario | administrativos | semanales | diarias | mensuales',
  },
);
