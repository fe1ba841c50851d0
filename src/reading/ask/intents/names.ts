/** Words of Spanish questions that many cues share, as `{name}`. */
export const NAMES_ES = {
  the: 'el | la | los | las | un | una | mi | mis | su | sus | este | esta | estos | estas | ese | esa | algún | alguna',
  be: 'es | son | era | eran | fue | fueron | será | serán | sería | serían | está | están',
  may: 'puede | pueden | puedo | podemos | podrá | podrán | podría | podrían | podía | pueda',
  must: 'debe | deben | debo | debemos | deberá | deberán | debería | deberían | debía',
  have: 'tengo | tiene | tienen | tenemos | tendría | tendrá | tendrán | tenía',
  says: 'dice | dicen | establece | señala | dispone | estipula | fija | indica | contempla | regula | prevé | menciona',
  unit: 'años | meses | días | semanas | horas | minutos',
  term: 'plazo | plazos | duración | vigencia | período | preaviso | plaso',
  money:
    'monto | precio | valor | renta | sueldo | remuneración | costo | tarifa | honorarios | comisión | tope | garantía | canon | indemnización | suma | capital',
  penalty: 'multa | multas | sanción | sanciones | pena | penas | castigo | castigos | penalidad | cláusula penal',
  role: 'arrendador | arrendadora | arrendatario | arrendataria | vendedor | vendedora | comprador | compradora | empleador | empleadora | trabajador | trabajadora | demandante | demandado | demandada | dueño | dueña | inquilino | inquilina | jefe | representante | aval | fiador | fiadora | proveedor | cliente | notario | deudor | acreedor | corredor | corredora',
  document:
    'contrato | documento | acuerdo | convenio | fallo | sentencia | ley | texto | juicio | causa | cláusula | resolución | finiquito | archivo | escrito',
} as const;

/** Words of English questions that many cues share, as `{name}`. */
export const NAMES_EN = {
  the: 'the | a | an | my | our | his | her | its | their | this | that | these | those | any',
  be: 'is | are | was | were | be | will be | would be',
  do: 'do | does | did | will | would | shall',
  may: 'can | may | could | might',
  must: 'must | should | shall | has to | have to | need to | needs to',
  unit: 'years | months | days | weeks | hours | minutes',
  money:
    'price | amount | fee | fees | cost | rent | salary | deposit | cap | payment | royalty | royalties | compensation | sum | commission | wage',
  penalty: 'penalty | penalties | fine | fines | sanction | sanctions | punishment | liquidated damages',
  role: 'landlord | tenant | lessor | lessee | seller | buyer | employer | employee | supplier | customer | licensor | licensee | guarantor | claimant | plaintiff | defendant | owner | borrower | lender | company | distributor | consultant | contractor',
  document:
    'contract | agreement | document | lease | ruling | judgment | judgement | decision | act | law | text | case | clause | settlement | file | paper | nda',
} as const;
