/** Concepts of competition: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const COMPETITION = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[competition-general]
ley: libre competencia; atentados a la libre competencia; impedir la libre competencia
gente: libre competencia; qué protege la ley de libre competencia; ley antimonopolio; prácticas anticompetitivas; competencia injusta entre empresas
law: free competition; antitrust law
people: antitrust; anticompetitive practices
donde: DL 211 art. 1, 2, 3
no: desleal

[competition-collusion]
ley: colusión; acuerdos o prácticas concertadas; fijar precios; determinación de los precios; tienda a impedir la libre competencia
gente: colusión; se coludieron; empresas se ponen de acuerdo en los precios; colusión de las farmacias; cartel de precios; mismos precios en todas las tiendas; pollos colusión; todas las empresas subieron los precios juntas; suben los precios de común acuerdo
law: cartel; collusion; price fixing
people: price fixing; cartel; companies agreed prices
donde: DL 211 art. 1, 2, 3

[competition-market-sharing]
ley: reparto de cuotas; asignación de zonas de mercado; asignarse zonas o cuotas; distribución exclusiva; limitar la producción
gente: se reparten el mercado; repartirse los clientes; dividirse las zonas de venta; acuerdo para producir menos; cada empresa con su zona
law: market sharing; output restriction; zone allocation
people: share out customers; divide the market
donde: DL 211 art. 2, 3

[competition-bid-rigging]
ley: afectar el resultado de procesos de licitación; procesos de licitación
gente: colusión en licitación; licitación arreglada; se pusieron de acuerdo en la licitación; trampa en licitación entre empresas; propuestas arregladas
law: bid rigging
people: rigged tender; rigged bid
donde: DL 211 art. 3, 62

[competition-boycott]
amplio: boicot; boycott
ley: excluir a actuales o potenciales competidores; boicot; impidan o entraben el legítimo acceso; acceso a una actividad o trabajo
gente: me hacen boicot; se unieron para sacarme del mercado; me cierran el mercado; proveedores se niegan a venderme; proveedor no me quiere vender; no quieren abastecer mi negocio
law: boycott; exclusion of competitors
people: refuse to sell to me; boycott my business
donde: DL 211 art. 2, 3

[competition-dominant-position]
amplio: monopoly
ley: explotación abusiva; posición dominante; situación monopólica; ventas atadas; abusos análogos
gente: abuso de posición dominante; monopolio abusa; empresa dominante; empresa grande aplasta a la chica; única empresa cobra lo que quiere; me obligan a comprar otro producto; venta atada; es la única empresa y abusa
law: abuse of dominance; monopoly; tied sales
people: monopoly abuse; dominant company; forced to buy another product
donde: DL 211 art. 3, 6

[competition-predatory-pricing]
ley: prácticas predatorias; alcanzar, mantener o incrementar una posición dominante
gente: vender bajo el costo; precios predatorios; vende a pérdida para quebrarme; bajan los precios para sacarme; dumping; supermercado vende más barato que el costo
law: predatory pricing; below cost
people: selling below cost; predatory prices
donde: DL 211 art. 3

[competition-exclusivity]
ley: distribución exclusiva; un mismo artículo de varios productores; imponer a otro precios de compra o de venta; imposición de los mismos a otros
gente: exclusividad con un proveedor; distribuidor exclusivo ilegal; me obligan a comprar solo a ellos; me fijan el precio de reventa; proveedor me impone el precio; cláusula de exclusividad mercado
law: exclusive dealing; resale price maintenance
people: exclusive supply; supplier sets my resale price
donde: DL 211 art. 2, 3

[competition-interlocking]
ley: participación simultánea; cargos ejecutivos relevantes; director en dos o más empresas competidoras
gente: director en dos empresas competidoras; mismo director en la competencia; interlocking; gerente en empresas rivales
law: interlocking directorates
people: same director in competing companies
donde: DL 211 art. 3

[competition-minority-stake-rival]
ley: participación en el capital de una empresa competidora; informar a la Fiscalía Nacional Económica; más del 10% del capital
gente: comprar acciones de la competencia; participación en empresa rival; tener más del diez por ciento de un competidor; informar participación en competidor
law: minority stake in competitor
people: own shares in competitor
donde: DL 211 art. 4 bis

[competition-monopoly-concession]
ley: concesión de ningún monopolio; no podrá otorgarse a los particulares; sólo por ley podrá reservarse
gente: puede el estado dar un monopolio; monopolio legal; exclusividad dada por el gobierno; la muni dio exclusividad a una empresa
law: monopoly concession prohibited
people: can the state grant a monopoly; legal monopoly
donde: DL 211 art. 4; Constitución Política art. 19

[competition-special-regimes]
ley: continuarán vigentes las disposiciones legales; propiedades intelectual e industrial; empresas de servicios públicos; normas legales relativas a propiedades intelectual
gente: sectores excluidos de libre competencia; patente y libre competencia; excepciones de la ley antimonopolio
law: special regimes preserved
people: antitrust exemptions
donde: DL 211 art. 5

[competition-authorities]
ley: Fiscalía Nacional Económica; Tribunal de Defensa de la Libre Competencia; Comisión Resolutiva; Comisiones Preventivas; prevención, investigación, corrección
gente: quién ve la libre competencia; tribunal de la libre competencia; fiscalía económica; comisión antimonopolios; dónde denuncio un monopolio; qué es el tdlc y la fne; diferencia entre fne y tdlc
law: competition authorities; competition court
people: antitrust authority; competition court
donde: DL 211 art. 2, 6

[competition-tribunal]
ley: Tribunal de Defensa de la Libre Competencia; Comisión Resolutiva estará integrada
gente: quiénes integran el tdlc; ministros del tdlc; jueces de libre competencia; quién juzga la colusión
law: competition tribunal; tribunal members
people: who sits in competition court
donde: DL 211 art. 6, 16

[competition-tribunal-powers]
ley: atribuciones y deberes; instrucciones de carácter general; conocer, a solicitud de parte o del Fiscal Nacional Económico; modificar o poner término a los actos; situaciones que pudieren constituir infracciones
gente: qué puede hacer el tdlc; facultades del tribunal de libre competencia; instrucciones generales tdlc; ordenar terminar un contrato anticompetitivo
law: powers of the tribunal
people: what can competition court order
donde: DL 211 art. 17, 18

[competition-consultation]
ley: absolver consultas; actos o contratos existentes; se propongan ejecutar o celebrar; asuntos que tengan el carácter de no contenciosos
gente: consultar si un contrato es legal competencia; consulta al tdlc; preguntar antes de hacer el negocio competencia; consulta libre competencia
law: consultation on competition; advance opinion
people: ask if contract is anticompetitive
donde: DL 211 art. 8, 18

[competition-acts-approved-no-liability]
ley: actos o contratos ejecutados o celebrados de acuerdo con las decisiones; no acarrearán responsabilidad; nuevos antecedentes; contrarios a la libre competencia
gente: me autorizaron el negocio libre competencia; operación aprobada por tdlc; tengo responsabilidad si consulté antes
law: no liability for approved acts
people: approved by competition authority
donde: DL 211 art. 14, 32

[competition-fne-powers]
ley: Fiscal Nacional; instruir las investigaciones; requerir de la Comisión Resolutiva; atribuciones y deberes del Fiscal Nacional Económico; requerir la colaboración
gente: me investiga la fne; fiscalía económica pide información; fne pide documentos; allanamiento de la fne; facultades del fiscal económico
law: powers of the National Economic Prosecutor; dawn raid
people: antitrust investigation; prosecutor asks documents
donde: DL 211 art. 24, 39

[competition-fne-organisation]
ley: Fiscalía Nacional Económica; independiente de todo organismo o servicio; Fiscal Nacional; jefe superior; Presidente de la República
gente: qué es la fiscalía nacional económica; quién nombra al fiscal económico; jefe de la fne; es independiente la fne
law: National Economic Prosecutor's Office
people: what is the FNE; who appoints antitrust prosecutor
donde: DL 211 art. 21, 24, 33

[competition-complaint]
ley: denuncias formuladas por particulares; recibir e investigar; infracción a las normas; infracciones a la presente ley
gente: denunciar colusión; denunciar un monopolio; cómo denuncio a la fne; denuncia por libre competencia; denunciar precios coludidos
law: complaint to competition authority
people: report price fixing; report a monopoly
donde: DL 211 art. 29, 41

[competition-lawsuit]
ley: requerimiento del Fiscal Nacional Económico; demanda de algún particular; requerimientos del Fiscal
gente: demandar ante el tdlc; demanda por libre competencia; requerimiento de la fne; cómo demando por monopolio; plazo para contestar en tdlc
law: claim before the tribunal
people: sue for antitrust
donde: DL 211 art. 18, 19, 20

[competition-limitation]
ley: prescriben en el plazo de tres años; ejecución de la conducta atentatoria; acciones contempladas en esta ley; cinco años tratándose de colusión
gente: cuándo prescribe la colusión; plazo para denunciar colusión; prescripción libre competencia; colusión antigua
law: limitation period in competition cases
people: time limit antitrust
donde: DL 211 art. 20

[competition-evidence]
ley: reglas de la sana crítica; apreciarán la prueba en conciencia
gente: probar la colusión; pruebas de colusión; correos como prueba de colusión; cómo se prueba un cartel
law: evidence in competition cases
people: prove a cartel
donde: DL 211 art. 22, 35

[competition-interim-measures]
ley: medidas cautelares; medidas preventivas; impedir los efectos negativos
gente: parar una práctica anticompetitiva; medida cautelar tdlc; suspender el contrato anticompetitivo; medida urgente competencia
law: interim measures
people: stop anticompetitive practice urgently
donde: DL 211 art. 8, 25

[competition-fines]
ley: multas a beneficio fiscal; sesenta mil unidades tributarias anuales; treinta por ciento de las ventas; doble del beneficio económico
gente: multa por colusión; cuánto es la multa por coludirse; sanción por monopolio; castigo a empresas coludidas; multa del tdlc
law: antitrust fines
people: fine for price fixing
donde: DL 211 art. 17, 26

[competition-other-sanctions]
ley: disolución de las sociedades; modificación o disolución; inhabilidad temporal; cargos directivos; contratar a cualquier título con órganos de la administración
gente: disolver empresa por colusión; empresa coludida no puede contratar con el estado; prohibición de ser director por colusión; sanción a los ejecutivos coludidos
law: dissolution for collusion; debarment of cartelists
people: company banned for collusion
donde: DL 211 art. 3, 17, 26

[competition-appeal]
ley: recurso de reclamación; sólo serán reclamables las resoluciones; reclamación ante la Corte Suprema
gente: apelar fallo del tdlc; reclamar a la corte suprema por colusión; recurso contra el tdlc; perdí en el tdlc
law: appeal to the Supreme Court
people: appeal antitrust ruling
donde: DL 211 art. 19, 20, 27

[competition-leniency]
ley: delación compensada; exención o reducción de la multa; aportar antecedentes; primero en aportar; acreditación de la conducta
gente: delación compensada; confesar la colusión; delator de la colusión; rebaja por confesar cartel; autodenuncia colusión
law: leniency programme
people: leniency; confess cartel
donde: DL 211 art. 39 bis, 63

[competition-criminal-collusion]
ley: presidio menor en su grado máximo a presidio mayor en su grado mínimo; celebre u ordene celebrar; penado con presidio menor; acuerdo que involucre a dos o más competidores
gente: cárcel por colusión; delito de colusión; pena por coludirse; ejecutivos presos por colusión; querella por colusión
law: criminal cartel offence
people: jail for price fixing
donde: DL 211 art. 1, 32, 62, 64

[competition-criminal-procedure]
ley: proceso sólo podrá iniciarse; denuncia o querella formulada por el Fiscal Nacional; procesos criminales; requerimiento previo
gente: quién se querella por colusión; fiscal económico querella; puedo querellarme por colusión; juicio penal colusión
law: criminal proceedings for antitrust
people: who can prosecute cartels
donde: DL 211 art. 31, 32, 64

[competition-damages]
ley: indemnización de perjuicios; acción de indemnización
gente: me devuelven plata por la colusión; compensación por colusión; demandar perjuicios por colusión; indemnización a consumidores por colusión; compensación del confort
law: antitrust damages; follow-on action
people: compensation for price fixing; damages cartel
donde: DL 211 art. 30; Ley 19.496 art. 51

[competition-merger-definition]
ley: operación de concentración; dos o más agentes económicos; cesen en su independencia; influir decisivamente; joint venture
gente: fusión de empresas competencia; operación de concentración; comprar a la competencia; empresa compra a su rival
law: merger control; concentration of undertakings
people: merger control; buy a competitor
donde: DL 211 art. 47

[competition-merger-notification]
ley: notificar a la Fiscalía Nacional Económica; previo a su perfeccionamiento; operación de concentración
gente: notificar una fusión a la fne; avisar la fusión; umbrales de fusión; cuándo se notifica una fusión
law: merger notification; merger thresholds
people: notify a merger
donde: DL 211 art. 48, 49, 50

[competition-merger-decision]
ley: aprobar la operación; medidas ofrecidas por el notificante; reducir sustancialmente la competencia; prohibir la operación
gente: aprobar una fusión; prohibieron la fusión; cuánto demora la fne en aprobar fusión; condiciones para fusionarse; reclamar prohibición de fusión
law: merger clearance; merger remedies; merger prohibition
people: merger blocked; merger approved
donde: DL 211 art. 53, 54, 57, 31 bis

[competition-merger-gun-jumping]
ley: perfeccionar una operación de concentración; contravengan el deber de notificación
gente: fusionarse sin avisar; fusión sin permiso; multa por no notificar fusión; gun jumping
law: gun jumping
people: merged without approval
donde: DL 211 art. 3 bis, 49

[competition-unfair-general]
ley: competencia desleal; contraria a la buena fe o a las buenas costumbres; medios ilegítimos; desviar clientela; agente del mercado
gente: competencia desleal; me quitan clientes con mentiras; me roban los clientes; ex socio se llevó mis clientes; ex empleado se llevó los clientes; la competencia juega sucio; ex trabajador puso el mismo negocio
law: unfair competition; divert customers
people: unfair competition; stealing my customers
donde: Ley 20.169 art. 1, 3

[competition-unfair-imitation]
ley: aproveche indebidamente la reputación ajena; induciendo a confundir; signos distintivos; establecimientos con los de un tercero
gente: copian mi negocio; se hacen pasar por mi empresa; copiaron mi letrero; local igual al mío; imitan mi marca; confunden a mis clientes; página falsa de mi negocio
law: passing off; exploitation of reputation
people: copying my business; pretending to be my company
donde: Ley 20.169 art. 4

[competition-unfair-misleading]
ley: aseveraciones, incorrectos o falsos; induzcan a error; naturaleza, proveniencia, componentes; calidad o cantidad
gente: publicidad falsa de la competencia; la competencia miente sobre su producto; dice que es orgánico y no es; publicidad engañosa entre empresas
law: misleading statements
people: competitor lies about product
donde: Ley 20.169 art. 4

[competition-unfair-denigration]
ley: menoscabar su reputación; desacreditarlos o ridiculizarlos; manifestaciones agraviantes; informaciones o aseveraciones incorrectas o falsas
gente: la competencia habla mal de mí; me desprestigian el negocio; comentarios falsos de mi empresa; reseñas falsas; malas reseñas de la competencia; difaman mi negocio
law: denigration; disparagement of competitor
people: competitor speaks badly of me; fake reviews
donde: Ley 20.169 art. 4
no: expareja; vecino

[competition-unfair-comparative-advertising]
ley: antecedente que no sea veraz y demostrable; comparación de los bienes, servicios
gente: publicidad comparativa; compararon mi producto; comparan con mi marca; aviso comparando precios
law: comparative advertising
people: comparative advertising
donde: Ley 20.169 art. 4

[competition-unfair-contract-breach]
ley: inducir a proveedores, clientes u otros contratantes; infringir los deberes contractuales
gente: inducen a mis proveedores a no venderme; la competencia se lleva a mis trabajadores; convencen a mi cliente de romper el contrato; sonsacar clientes
law: inducement to breach contract
people: competitor makes clients break contract
donde: Ley 20.169 art. 4

[competition-unfair-legal-abuse]
ley: ejercicio manifiestamente abusivo de acciones judiciales; entorpecer la operación de un agente del mercado
gente: la competencia me demanda para molestar; demandas para sacarme del mercado; juicios abusivos de la competencia
law: abusive litigation; sham litigation
people: competitor sues to harass
donde: Ley 20.169 art. 4

[competition-unfair-supplier-abuse]
ley: imposición por parte de una empresa a un proveedor; condiciones contractuales abusivas; incumplimiento sistemático; empresas de menor tamaño
gente: gran tienda abusa con proveedor; supermercado no paga a proveedores; cláusulas abusivas contra pyme; empresa grande me cambia las condiciones; retail abusa del proveedor; pagan siempre tarde a las pymes
law: abuse of suppliers; abusive terms against SMEs
people: big retailer abuses suppliers; late payment supplier
donde: Ley 20.169 art. 4

[competition-unfair-actions]
ley: acción de cesación; acción declarativa; remoción de los efectos; acción de indemnización de los perjuicios; actos de competencia desleal
gente: demandar por competencia desleal; qué puedo pedir por competencia desleal; que dejen de hacer competencia desleal; perjuicios por competencia desleal
law: unfair competition actions; cease and desist
people: sue for unfair competition
donde: Ley 20.169 art. 5, 6

[competition-unfair-limitation]
ley: prescriben en el plazo de un año; acciones de competencia desleal
gente: plazo para demandar competencia desleal; cuándo prescribe la competencia desleal
law: limitation of unfair competition claims
people: time limit unfair competition
donde: Ley 20.169 art. 7

[competition-unfair-court]
ley: juzgado de letras en lo civil; domicilio del demandado o del actor; procedimiento sumario; suspensión inmediata
gente: dónde demando competencia desleal; qué tribunal ve competencia desleal; juicio de competencia desleal; suspender la competencia desleal
law: competent court; summary procedure
people: which court unfair competition
donde: Ley 20.169 art. 8, 9

[competition-unfair-fine]
ley: 2 y 1.000 unidades tributarias mensuales; remitir todos los antecedentes; Fiscal Nacional Económico; competencia desleal
gente: multa por competencia desleal; sanción por competencia desleal; castigo competencia desleal
law: fine for unfair competition
people: fine for unfair competition
donde: Ley 20.169 art. 10
`;
