import { rules } from '../../../rules/block.ts';

const names = {
  contract: 'contrato | contratos | convenio | acuerdo | escritura | instrumento',
  the: 'el | la | los | las',
};

/** What documents are called in Spanish. */
export const ES = rules(
  'es',
  `
[kind.lease]
reason: Contrato de arriendo.
find:   {contract} de (arriendo | arrendamiento | subarriendo | leasing)
        (arriendo | arrendamiento)
yes:    el contrato de arriendo
        contrato de arrendamiento
        el contrato de subarriendo
        el convenio de leasing
        según el arriendo
        en el arrendamiento
no:     el contrato de trabajo
source: ours

[kind.sale]
reason: Compraventa.
find:   {contract}? de? compraventa
yes:    la compraventa
no:     el contrato de promesa
source: ours

[kind.promise]
reason: Promesa de celebrar un contrato.
find:   {contract}? de? promesa (de compraventa)?
yes:    la promesa de compraventa
no:     la compraventa
source: ours

[kind.work]
reason: Contrato de trabajo.
find:   {contract} individual? de trabajo
        contrato laboral
yes:    el contrato de trabajo
        mi contrato laboral
no:     el código del trabajo
source: ours

[kind.services]
reason: Prestación de servicios.
find:   {contract} de (prestación de)? servicios
        {contract} de honorarios
yes:    el contrato de prestación de servicios
        el convenio de honorarios
no:     los servicios prestados
source: ours

[kind.settlement]
reason: Finiquito o transacción.
find:   (finiquito | transacción)
yes:    el finiquito
        la transacción
no:     el despido
source: ours

[kind.resignation]
reason: Carta de renuncia.
find:   carta de renuncia
        renuncia voluntaria
yes:    la carta de renuncia
        la renuncia voluntaria
no:     la renuncia de acciones
source: ours

[kind.dismissal]
reason: Carta de aviso de término o despido.
find:   (carta | aviso) de (término | despido | aviso)
yes:    el aviso de término
        la carta de despido
        la carta de aviso
no:     el término del contrato
source: ours

[kind.internship]
reason: Convenio de práctica.
find:   {contract} de práctica
        práctica profesional
        en la práctica
yes:    el convenio de práctica
        la práctica profesional
        en la práctica
no:     la práctica del tribunal
source: ours

[kind.loan]
reason: Mutuo o préstamo.
find:   {contract} de (mutuo | préstamo | crédito)
        mutuo
yes:    el contrato de mutuo
        el contrato de préstamo
        el contrato de crédito
        en el mutuo
no:     la deuda
source: ours

[kind.note]
reason: Pagaré.
find:   pagaré
yes:    el pagaré
no:     la letra
source: ours

[kind.power]
reason: Poder o mandato.
find:   {contract}? de? mandato
        (carta poder | poder notarial)
yes:    el mandato
        la carta poder
        el poder notarial
no:     el poder judicial
source: ours

[kind.company]
reason: Estatutos o contrato de una sociedad.
find:   (estatuto | estatutos)
        {contract} de sociedad
        pacto de accionistas
yes:    los estatutos
        el estatuto social
        la escritura de sociedad
        el pacto de accionistas
no:     la sociedad
source: ours

[kind.rules]
reason: Reglamento.
find:   reglamento
yes:    el reglamento interno
no:     la regla
source: ours

[kind.nda]
reason: Acuerdo de confidencialidad.
find:   {contract} de confidencialidad
yes:    el acuerdo de confidencialidad
no:     la cláusula de confidencialidad
source: ours

[kind.license]
reason: Licencia.
find:   {contract} de licencia
yes:    el contrato de licencia
no:     la licencia médica
source: ours

[kind.distribution]
reason: Distribución.
find:   {contract} de distribución
yes:    el contrato de distribución
no:     la distribución de utilidades
source: ours

[kind.consulting]
reason: Consultoría o asesoría.
find:   {contract} de (consultoría | asesoría)
yes:    el contrato de consultoría
        el contrato de asesoría
no:     la asesoría
source: ours

[kind.maintenance]
reason: Mantención.
find:   {contract} de (mantención | mantenimiento)
yes:    el contrato de mantención
        el contrato de mantenimiento
no:     la mantención
source: ours

[kind.supply]
reason: Suministro.
find:   {contract} de suministro
yes:    el contrato de suministro
no:     el suministro
source: ours

[kind.franchise]
reason: Franquicia.
find:   {contract} de franquicia
yes:    el contrato de franquicia
no:     la franquicia tributaria
source: ours

[kind.hosting]
reason: Alojamiento o desarrollo de un sitio web.
find:   {contract} de (hosting | alojamiento | desarrollo)
yes:    el contrato de hosting
        el contrato de alojamiento
        el contrato de desarrollo
no:     el sitio web
source: ours

[kind.insurance]
reason: Póliza de seguro.
find:   póliza
        {contract} de seguro
yes:    la póliza
        el contrato de seguro
no:     el seguro social
source: ours

[kind.construction]
reason: Construcción u obra.
find:   {contract} de (construcción | obra)
yes:    el contrato de construcción
        el contrato de obra
no:     la obra
source: ours

[kind.agency]
reason: Agencia o comisión.
find:   {contract} de (agencia | comisión | corretaje)
yes:    el contrato de agencia
        el contrato de comisión
        el contrato de corretaje
no:     la comisión
source: ours

[kind.policy]
reason: Política de privacidad o de uso.
find:   política de (privacidad | uso)
        términos y condiciones
yes:    la política de privacidad
        la política de uso
        los términos y condiciones
no:     la política
source: ours
`,
  names,
);
