import { rules } from '../../../rules/block.ts';

/** Who acts and where, in Spanish, by common words; names are read by their capitals. */
export const WHO_ES = rules(
  'es',
  `
[person.role]
reason: Una parte, un cargo o una autoridad, con su artículo.
find:   {art} {rol}
yes:    Responde «el arrendador» de los vicios ocultos.
no:     Es un arriendo caro.
source: ours

[none.of-role]
reason: Lo que se dice del complemento no nombra a quien actúa.
find:   (de | con | sobre | entre | contra | para | sin | ante) {art} {rol}
yes:    La firma «de la arrendadora» es válida.
        Contrata «con el arrendador».
        Informa «sobre el arrendador».
        Media «entre los arrendadores».
        Demanda «contra el arrendador».
        Trabaja «para el arrendador».
        Actúa «sin el arrendador».
        Firma «ante el notario».
no:     Firma por el arrendador.
source: ours

[person.charged]
reason: Dice a quién toca.
find:   (de cargo | por cuenta) (exclusivo | exclusiva)? (del | de {art}) {rol}
        (corresponde | corresponderá | incumbe) (al | a {art}) {rol}
        (competente | conocerá | conocerán | resolverá) ..4 {rol}
yes:    El flete es «de cargo del comprador».
        El flete es «de cargo exclusivo de la compradora».
        El flete es «por cuenta exclusiva de la compradora».
        La prueba «corresponde al demandante».
        La prueba «corresponderá a la demandante».
        La custodia «incumbe al depositario».
        Será «competente el juez» de letras.
        De esta acción «conocerá el tribunal» civil.
        De estas acciones «conocerán los tribunales» civiles.
        El caso lo «resolverá un árbitro».
no:     El cargo del banco es indebido.
source: ours

[place.address]
reason: Un domicilio o la situación de una cosa.
find:   {sito} ..3 en
        (domicilio | domicilios | sede) ..4 en
        {via} {cual}
        (comuna | ciudad | provincia) de
yes:    Ana, «domiciliada en» el fundo, expuso.
        Las partes fijan «domicilio especial en» la capital.
        Las partes fijan sus «domicilios en» la capital.
        Tiene su «sede en» la capital.
        Un local en «calle Los» Aromos.
        Un predio en la «comuna de» Paine.
        Un predio en la «ciudad de» Linares.
        Un predio en la «provincia de» Linares.
no:     El domicilio es secreto.
source: ours
`,
  {
    sito: 'domiciliado | domiciliada | domiciliados | domiciliadas | ubicado | ubicada | ubicados | ubicadas | situado | situada | emplazado | emplazada',
    via: 'calle | avenida | pasaje | camino | ruta | parcela | lote | av',
    cual: 'los | las | el | la | san | santa | # | a | número',
    art: 'el | la | los | las | un | una | unos | unas | cada | todo | toda | cualquier | ambos | ambas',
    rol: 'arrendador | arrendadora | arrendadores | arrendatario | arrendataria | arrendatarios | subarrendatario | empleador | empleadora | empleadores | trabajador | trabajadora | trabajadores | trabajadoras | vendedor | vendedora | vendedores | comprador | compradora | compradores | proveedor | proveedora | proveedores | consumidor | consumidora | consumidores | mandante | mandatario | mandataria | mutuante | mutuario | mutuaria | acreedor | acreedora | acreedores | deudor | deudora | deudores | fiador | fiadora | prestador | prestadora | cliente | clientes | contratista | comodante | comodatario | comodataria | depositante | depositario | depositaria | cedente | cesionario | promitente | promitentes | corredor | corredora | demandante | demandantes | demandado | demandada | demandados | actor | actora | recurrente | recurrida | recurrido | querellante | querellado | imputado | imputada | acusado | acusada | víctima | testigo | testigos | perito | juez | jueza | jueces | tribunal | tribunales | juzgado | corte | árbitro | árbitros | notario | notaria | conservador | ministro | ministra | ministros | ministerio | fiscal | director | directora | directores | directorio | dirección | gerente | administrador | administradora | presidente | presidenta | secretario | secretaria | alcalde | alcaldesa | municipalidad | municipalidades | inspector | inspección | superintendencia | superintendente | servicio | contraloría | tesorería | banco | bancos | aseguradora | asegurador | asegurado | empresa | empresas | sociedad | socio | socia | socios | accionista | accionistas | asamblea | comité | comisión | consejo | sindicato | padre | madre | padres | hijo | hija | hijos | cónyuge | cónyuges | heredero | herederos | tutor | curador | propietario | propietaria | propietarios | copropietario | copropietarios | dueño | dueña | usufructuario | partes | parte | autoridad | presidente de la república | congreso | estado | fisco | responsable | titular | encargado | operador | licenciante | licenciatario | franquiciante | franquiciado | consultor | consultora | donante | donatario | albacea',
  },
);
