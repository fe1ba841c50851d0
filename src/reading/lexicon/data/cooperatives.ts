/** Concepts of cooperatives: how the law says it, how people ask, and where it stands. Ours; read by nobody else yet. */
export const COOPERATIVES = `
autor: Fojas
amplio: sueltas

[cooperative-definition]
ley: asociaciones que de conformidad con el principio de la ayuda mutua; mejorar las condiciones de vida de sus socios; un solo voto por persona en la cooperativa
gente: qué es una cooperativa; diferencia entre cooperativa y empresa; diferencia entre cooperativa y fundación; cooperativa tiene fines de lucro; principios cooperativos
law: cooperative; principle of mutual aid; one vote per person
people: what is a cooperative; difference between a cooperative and a company
donde: DFL 5 de 2003 art. 1

[cooperative-object]
ley: objeto de la cooperativa; cualquier actividad cooperativa
gente: a qué se puede dedicar una cooperativa; tipos de cooperativas; cooperativa multiactiva
law: object of a cooperative; kinds of cooperatives
people: what can a cooperative do
donde: DFL 5 de 2003 art. 2

[cooperative-formation]
ley: junta general constitutiva de la cooperativa; acta de la junta constitutiva; extracto inscrito en el registro de comercio de la cooperativa
gente: cómo formar una cooperativa; papeles para hacer una cooperativa; constituir una cooperativa; inscribir una cooperativa; cuánto cuesta hacer una cooperativa; cooperativa ante notario
law: incorporation of a cooperative; constituent meeting
people: set up a cooperative; register a cooperative

[cooperative-formation-defects]
ley: vicios de constitución de la cooperativa; saneamiento de la cooperativa; cooperativa de hecho
gente: cooperativa mal constituida; cooperativa que no está inscrita; error en los estatutos de la cooperativa
law: defects in the incorporation of a cooperative
people: cooperative not properly registered

[cooperative-bylaws]
ley: estatutos de la cooperativa; reforma de los estatutos de la cooperativa; derechos y obligaciones de los socios de la cooperativa
gente: qué deben decir los estatutos de una cooperativa; cambiar los estatutos de la cooperativa; reglamento interno de la cooperativa
law: bylaws of a cooperative
people: cooperative rules

[cooperative-minimum-members]
ley: número mínimo de socios de la cooperativa; mínimo de cinco socios
gente: cuántos socios necesita una cooperativa; cuántas personas para una cooperativa; mínimo de socios de cooperativa de trabajo
law: minimum number of members of a cooperative
people: how many members for a cooperative

[cooperative-who-may-join]
ley: ingreso de socios a la cooperativa; personas jurídicas socias de la cooperativa; suscribir cuotas de participación
gente: cómo entro a una cooperativa; requisitos para ser socio de una cooperativa; una empresa puede ser socia de una cooperativa; no me dejan entrar a la cooperativa; menor de edad socio de cooperativa
law: admission of members to a cooperative
people: join a cooperative; refused by the cooperative

[cooperative-member-rights]
ley: derechos de los socios de la cooperativa; ser informado de la marcha de la cooperativa; elegir y ser elegido en la cooperativa
gente: qué derechos tengo como cooperado; cooperado pide ver las cuentas; no me dan información en la cooperativa; socio de cooperativa libros
law: rights of members of a cooperative
people: rights of a co-op member; see the co-op's books

[cooperative-member-duties]
ley: obligaciones pecuniarias del socio con la cooperativa; responsabilidad de los socios limitada a sus cuotas de participación
gente: respondo por las deudas de la cooperativa; atrasado en las cuotas de la cooperativa; cuota social de la cooperativa; deudas de la cooperativa quién paga
law: liability of members of a cooperative
people: am I liable for the cooperative's debts

[cooperative-voluntary-withdrawal]
ley: retiro voluntario del socio de la cooperativa; renuncia del cooperado; suspensión de la renuncia a la cooperativa
gente: salirme de la cooperativa; no me aceptan la renuncia a la cooperativa; cómo renuncio a la cooperativa; carta de renuncia a la cooperativa
law: withdrawal of a member of a cooperative
people: leave a cooperative

[cooperative-refund-of-shares]
ley: reembolso de las cuotas de participación; devolución de las cuotas de participación; perdido la calidad de socio
gente: la cooperativa no me devuelve mis cuotas; cuánto demora la devolución de cuotas de la cooperativa; cuánta plata me devuelve la cooperativa; recuperar mis aportes de la cooperativa
law: refund of participation quotas
people: get my money back from the cooperative
donde: DFL 5 de 2003 art. 19

[cooperative-exclusion]
ley: exclusión del socio de la cooperativa; causales de exclusión de la cooperativa; apelar la exclusión ante la junta general
gente: me expulsaron de la cooperativa; echar a un cooperado; expulsión injusta de la cooperativa; reclamar la expulsión de la cooperativa
law: exclusion of a cooperative member
people: expelled from the cooperative

[cooperative-death-of-member]
ley: fallecimiento del socio de la cooperativa; sucesión del cooperado; herederos del socio de la cooperativa
gente: murió mi papá y era socio de la cooperativa; heredar cuotas de una cooperativa; la viuda cobra las cuotas de la cooperativa
law: death of a cooperative member
people: inherit cooperative shares

[cooperative-transfer-of-shares]
ley: cesión de cuotas de participación; transferencia de cuotas aprobada por el consejo de administración de la cooperativa
gente: vender mis cuotas de la cooperativa; traspasar la cuota de la cooperativa a mi hijo; ceder la acción de la cooperativa
law: transfer of participation quotas
people: sell my co-op shares

[cooperative-general-meeting]
ley: junta general de socios de la cooperativa; autoridad suprema de la cooperativa; juntas generales obligatorias de la cooperativa
gente: cada cuánto hay junta en la cooperativa; asamblea de la cooperativa; quién manda en la cooperativa; pedir una junta extraordinaria en la cooperativa; citación a la junta de la cooperativa
law: general meeting of the cooperative
people: co-op general meeting

[cooperative-voting]
ley: cada socio de la cooperativa tendrá derecho a un voto; quórum de la junta general de la cooperativa; dos tercios de los socios de la cooperativa
gente: cuántos votos tengo en la cooperativa; votar por poder en la cooperativa; quórum de la cooperativa; voto secreto en la cooperativa
law: voting in a cooperative
people: vote in the co-op; proxy in a cooperative
donde: DFL 5 de 2003 art. 1

[cooperative-board]
ley: consejo de administración de la cooperativa; presidente del consejo de administración de la cooperativa; consejeros de la cooperativa
gente: directiva de la cooperativa; elegir al consejo de la cooperativa; cuánto duran los consejeros de la cooperativa; requisitos para ser consejero de la cooperativa; sacar a la directiva de la cooperativa
law: board of the cooperative
people: co-op board; remove the co-op board

[cooperative-board-liability]
ley: consejeros de la cooperativa responderán de culpa leve; responsabilidad solidaria de los consejeros de la cooperativa
gente: el presidente de la cooperativa se robó la plata; demandar a los dirigentes de la cooperativa; mala administración de la cooperativa
law: liability of cooperative directors
people: co-op president stole money

[cooperative-manager]
ley: gerente de la cooperativa; representación judicial de la cooperativa
gente: qué hace el gerente de la cooperativa; quién representa a la cooperativa; quién firma por la cooperativa
law: manager of the cooperative
people: who signs for the cooperative

[cooperative-supervisory-board]
ley: junta de vigilancia de la cooperativa; inspector de cuentas de la cooperativa; examinar la contabilidad de la cooperativa
gente: quién revisa las cuentas de la cooperativa; para qué sirve la junta de vigilancia de una cooperativa; auditar la cooperativa
law: supervisory board of the cooperative
people: who audits the co-op
no: canal; río; aguas

[cooperative-small]
ley: cooperativas de veinte socios o menos; gerente administrador de la cooperativa
gente: cooperativa chica sin consejo; cooperativa de pocos socios cómo se administra
law: small cooperative
people: small co-op without a board

[cooperative-capital]
ley: capital variable de la cooperativa; cuotas de participación; reserva legal de la cooperativa
gente: cuánto capital necesita una cooperativa; qué son las cuotas de participación; sube el valor de la cuota de la cooperativa
law: variable capital of the cooperative; participation quota
people: cooperative capital

[cooperative-contribution-in-kind]
ley: aportes no consistentes en dinero a la cooperativa; aporte en trabajo a la cooperativa; tasación del aporte a la cooperativa
gente: aportar un terreno a la cooperativa; aportar mi trabajo a la cooperativa
law: contributions in kind to a cooperative
people: give land to the co-op

[cooperative-surplus]
ley: remanente de la cooperativa; excedentes a prorrata de las operaciones; distribución de excedentes de la cooperativa
gente: reparten utilidades en la cooperativa; cómo se reparten los excedentes de la cooperativa; cuánto gana un cooperado; la cooperativa no repartió excedentes
law: surplus of the cooperative; patronage refund
people: co-op profits; how is the surplus shared
donde: DFL 5 de 2003 art. 1

[cooperative-taxes]
ley: exenciones tributarias de las cooperativas; impuesto a la renta de las cooperativas; operaciones con terceros no socios
gente: cooperativa paga impuestos; cooperativa paga iva; impuesto por los excedentes de la cooperativa; cooperativa paga patente municipal
law: tax exemptions of cooperatives
people: do cooperatives pay tax
donde: DFL 5 de 2003 art. 49

[cooperative-third-parties]
ley: operaciones de la cooperativa con no socios; cooperativa podrá operar con terceros
gente: la cooperativa puede venderle a cualquiera; comprar en la cooperativa sin ser socio
law: dealings of a cooperative with non-members
people: buy from a co-op without being a member

[cooperative-dissolution]
ley: disolución de la cooperativa; liquidación de la cooperativa; comisión liquidadora de la cooperativa
gente: cerrar una cooperativa; terminar con la cooperativa; qué pasa con los bienes de la cooperativa si se disuelve; cooperativa sin movimiento
law: dissolution of the cooperative
people: close a cooperative
donde: DFL 5 de 2003 art. 43

[cooperative-merger]
ley: fusión de cooperativas; división de la cooperativa; transformación de la cooperativa en otro tipo social
gente: juntar dos cooperativas; transformar la cooperativa en sociedad; dividir la cooperativa
law: merger of cooperatives; conversion of a cooperative
people: merge two co-ops

[cooperative-work]
ley: cooperativas de trabajo; prestar servicios a terceros mediante el trabajo mancomunado; retiros de excedentes por el trabajo
gente: cooperativa de trabajo; socios trabajadores de la cooperativa; trabajar en una cooperativa sin sueldo; cooperado tiene contrato de trabajo; cotizaciones de los socios de la cooperativa de trabajo; cooperativa contrata trabajadores
law: workers' cooperative
people: worker co-op; do co-op members have an employment contract
donde: DFL 5 de 2003 art. 60

[cooperative-farming]
ley: cooperativas agrícolas, campesinas; cooperativas pesqueras
gente: cooperativa de agricultores; cooperativa campesina; cooperativa lechera; cooperativa de pescadores; entregar la cosecha a la cooperativa
law: agricultural cooperative; fishing cooperative
people: farmers' co-op
donde: DFL 5 de 2003 art. 65

[cooperative-services]
ley: cooperativas de servicio; cooperativas escolares; cooperativas de distribución de energía eléctrica
gente: cooperativa eléctrica; cooperativa de luz; cooperativa de taxistas; cooperativa del colegio; cooperativa de consumo
law: service cooperative; electricity cooperative
people: electric co-op

[cooperative-housing]
ley: cooperativas de vivienda; cooperativas cerradas de vivienda; cooperativas abiertas de vivienda
gente: cooperativa de vivienda no entrega la casa; casa por cooperativa; comprar casa en cooperativa; cooperativa habitacional estafa; cuándo me entregan la casa de la cooperativa; vivir en una casa de la cooperativa; juntarse para construir casas
law: housing cooperative
people: housing co-op; co-op does not hand over the house
donde: DFL 5 de 2003 art. 72

[cooperative-credit-union]
ley: cooperativas de ahorro y crédito; captar depósitos de sus socios y terceros; otorgar préstamos a sus socios
gente: cooperativa de ahorro y crédito; pedir un préstamo en una cooperativa; coopeuch; es segura la cooperativa de ahorro; quebró la cooperativa de ahorro; mis ahorros en la cooperativa
law: savings and credit cooperative; credit union
people: credit union loan; are my savings safe in a credit union
donde: DFL 5 de 2003 art. 86

[cooperative-credit-union-supervision]
ley: patrimonio superior a 400.000 unidades de fomento cooperativa; fiscalización de cooperativas por la Comisión para el Mercado Financiero
gente: quién fiscaliza a las cooperativas de ahorro; reclamar contra una cooperativa de ahorro; cmf y cooperativas; garantía estatal ahorros cooperativa
law: supervision of credit unions
people: complain about a credit union
donde: DFL 5 de 2003 art. 87

[cooperative-credit-union-payroll]
ley: descuento por planilla de cooperativas; cuotas en favor de cooperativas descontadas de las remuneraciones
gente: me descuentan del sueldo la cooperativa; cooperativa me descuenta por planilla; parar el descuento de la cooperativa
law: payroll deduction for cooperatives
people: credit union deducts from my pay

[cooperative-supervision]
ley: departamento de cooperativas; supervisión de cooperativas por el ministerio de economía; cooperativas de importancia económica
gente: quién fiscaliza a las cooperativas; denunciar a una cooperativa; dónde reclamo contra la cooperativa; decoop
law: department of cooperatives; supervision of cooperatives
people: report a cooperative
donde: DFL 5 de 2003 art. 109

[cooperative-disputes]
ley: controversias entre los socios y la cooperativa; cuestiones entre cooperativas; procedimiento sumario o arbitraje en la cooperativa
gente: demandar a la cooperativa; pelea con la cooperativa; impugnar una junta de la cooperativa; dónde demando a la cooperativa
law: disputes between members and the cooperative
people: sue the cooperative

[cooperative-federations]
ley: federaciones de cooperativas; confederaciones de cooperativas; institutos auxiliares de cooperación
gente: federación de cooperativas; juntar varias cooperativas en una federación
law: federation of cooperatives
people: federation of co-ops
`;
