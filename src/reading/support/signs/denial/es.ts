import { rules } from '../../../rules/block.ts';

/** Words that deny, in Spanish. The first part of an id is the kind: `neg` denies, `denies` does so by its verb; what a rule of `none` covers is no sign. */
export const DENIAL_ES = rules(
  'es',
  `
[neg.not]
reason: Niega el verbo o la palabra que sigue.
find:   (no | ni | tampoco)
yes:    El comodatario «no» presta la cosa.
        La fianza cubre el capital, «ni» más ni menos.
        «Tampoco» se imputa a rentas.
no:     El comodatario presta la cosa.
source: ours

[neg.never]
reason: Niega en todo tiempo.
find:   {nunca}
        en (ningún caso | caso alguno)
yes:    La garantía «nunca» se imputa a rentas.
        La garantía no se imputa «en ningún caso» a rentas.
        La garantía no se imputa «en caso alguno» a rentas.
no:     La garantía no se imputa a rentas.
source: ours

[neg.none]
reason: Niega la oración entera.
find:   {ninguno}
yes:    «Ningún» socio administra solo.
no:     Algún socio administra solo.
source: ours

[neg.without]
reason: Niega la palabra que sigue.
find:   sin
yes:    La cesión «sin» aviso vale.
no:     La cesión con aviso vale.
source: ours

[neg.lacks]
reason: Verbos y adjetivos que niegan.
find:   {carece}
yes:    El pacto «carece» de valor.
no:     El pacto tiene valor.
source: ours

[neg.free]
reason: Dice que algo o alguien está sin lo que sigue.
find:   {libre} (de | del)
yes:    La casa está «libre de» hipotecas.
        El fiador «liberado del» pago firma.
no:     El acuerdo es libre.
source: ours

[denies.refuses]
reason: Verbos que niegan lo que se pide o se afirma.
find:   {rechaza}
yes:    El tribunal «rechaza» la demanda.
no:     El tribunal acoge la demanda.
source: ours

[denies.ends]
reason: Dice que algo deja de ser o de hacerse.
find:   {cesa}
        {deja} de
yes:    El banco «cesa» en la custodia.
        El banco «dejará de» custodiar.
no:     El banco deja la custodia.
source: ours

[none.not-only]
reason: "No solo" no niega, y agrega.
find:   no {solo}
yes:    El seguro cubre «no solo» el edificio, sino los muebles.
no:     El seguro cubre solo el edificio.
source: ours

[none.safe]
reason: "A salvo" no exceptúa nada.
find:   a salvo
yes:    Deja «a salvo» sus derechos.
no:     Se paga, salvo en enero.
source: ours
`,
  {
    nunca: 'nunca | jamás',
    ninguno: 'ningún | ninguna | ninguno | ningunas | ningunos | nadie | nada',
    carece:
      'carece | carecen | carecer | carecerá | exento | exenta | exentos | exentas | impide | impiden | impedirá | excluye | excluyen | excluido | excluida',
    libre:
      'libre | libres | liberado | liberada | liberados | liberadas | exonerado | exonerada | exonerados | exoneradas | eximido | eximida | eximidos | eximidas | dispensado | dispensada | dispensados | dispensadas | relevado | relevada | relevados | relevadas | privado | privada | privados | privadas | exime | eximen | eximirá | eximió | libera | liberan | liberará | liberó | exonera | exoneran | exonerará | exoneró | dispensa | dispensan | dispensará | releva | relevan | relevará | priva | privan | privará | privó | abstiene | abstienen | abstendrá | abstendrán | abstuvo',
    rechaza:
      'rechaza | rechazan | rechazó | rechazaron | rechazará | rechazado | rechazada | rechazados | rechazadas | desestima | desestiman | desestimó | desestimaron | desestimado | desestimada | desestimados | desestimadas | deniega | deniegan | denegó | denegaron | denegado | denegada | denegados | denegadas | niega | niegan | negó | negaron | negado | negada | rehúsa | rehúsan | rehusó | rehusado | rehusada | desecha | desechó | desechado | desechada | descarta | descartan | descartó | descartado | descartada | falso | falsa | falsos | falsas | inefectivo | inefectiva | desmiente | desmienten | desmintió | refuta | refutó | absuelve | absolvió | absuelto | absuelta',
    cesa: 'cesa | cesan | cesará | cesarán | cesó | cesaron | cese',
    deja: 'deja | dejan | dejará | dejarán | dejó | dejaron | deje | dejen',
    solo: 'solo | solamente | únicamente | exclusivamente | único | única | únicos | únicas | exclusivo | exclusiva | exclusivos | exclusivas',
  },
);
