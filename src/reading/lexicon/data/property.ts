/** Concepts of property: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const PROPERTY = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[property-kinds-of-things]
ley: cosas corporales o incorporales; muebles e inmuebles; cosas incorporales; derechos reales o personales
gente: clasificación de los bienes; tipos de bienes; bienes corporales e incorporales; cosas y derechos
law: corporeal and incorporeal things; property classification
people: types of property; kinds of assets
donde: Código Civil art. 565, 566, 576

[property-movables]
ley: muebles son las que pueden transportarse; bienes muebles; semovientes
gente: qué es un bien mueble; definición de mueble; auto es bien mueble; animales son bienes muebles; ejemplos de bienes muebles
law: movable property; personal property; chattels
people: what is movable property; is a car movable
donde: Código Civil art. 567, 574

[property-immovables]
ley: inmuebles o fincas o bienes raíces; no pueden transportarse de un lugar a otro; permanentemente destinadas al uso; adhieren al suelo por sus raíces
gente: definición de inmueble; bien raíz definición; inmueble por destinación; inmueble por adherencia; árboles son inmuebles; casa prefabricada es inmueble; propiedad raíz
law: immovable property; real estate; fixtures attached to land
people: what is real estate; are trees part of the land
donde: Código Civil art. 568-570

[property-fixtures-removable]
ley: cosas de comodidad u ornato; se clavan o fijan en las paredes; pueden removerse fácilmente
gente: estufas y espejos de la casa; cuadros colgados; lámparas se van con la casa; muebles de cocina empotrados; cosas pegadas a la pared
law: ornamental fixtures
people: mirrors and stoves included in the house
donde: Código Civil art. 572

[property-fungibles]
ley: fungibles y no fungibles; especies monetarias
gente: cosa fungible; qué es fungible; bienes consumibles; dinero es fungible
law: fungible things
people: fungible goods
donde: Código Civil art. 575

[property-real-rights]
ley: derecho real; sin respecto a determinada persona; derechos personales o créditos
gente: derechos reales; derechos personales; diferencia derecho real y personal; acción real y acción personal
law: real rights; personal rights; rights in rem
people: difference between real and personal rights
donde: Código Civil art. 577, 578

[property-ownership]
ley: derecho real en una cosa corporal; gozar y disponer de ella; mera o nuda propiedad
gente: definición de dominio; atributos del dominio; derechos del dueño; derecho de propiedad; qué puede hacer el dueño; nuda propiedad; propiedad plena
law: right of ownership; dominion; bare ownership
people: rights of an owner
donde: Código Civil art. 582

[property-intellectual]
ley: producciones del talento o del ingenio; propiedad de sus autores
gente: dueño de mis obras; propiedad de lo que escribí; propiedad del talento; obra de autor es propiedad
law: intellectual property
people: own what I created
donde: Código Civil art. 584

[property-modes-of-acquiring]
ley: modos de adquirir el dominio; ocupación, la accesión, la tradición
gente: modos de adquirir; cómo se adquiere la propiedad; formas de hacerse dueño; título y modo
law: modes of acquiring ownership
people: how do I become the owner
donde: Código Civil art. 588

[property-public-property]
ley: bienes nacionales; bienes nacionales de uso público; bienes fiscales; uso pertenece a todos los habitantes
gente: bien de uso público; terreno fiscal; calles y plazas de quién son; se tomó la vereda; cerró la calle el vecino; construyó en la vereda; ocupar la plaza; pasaje cerrado
law: public property; state property; national goods
people: public land; neighbour closed the street; built on the sidewalk
donde: Código Civil art. 589

[property-state-land]
ley: bienes del Estado; carecen de otro dueño; dentro de los límites territoriales
gente: tierra sin dueño; terreno sin dueño; terreno abandonado de quién es; sitio eriazo sin dueño; herencia sin herederos al fisco
law: state land; ownerless land
people: land without an owner
donde: Código Civil art. 590

[property-mines]
ley: Estado es dueño de todas las minas; dominio absoluto, exclusivo, inalienable e imprescriptible; concesiones mineras; piedras preciosas
gente: encontré oro en mi terreno; mina en mi terreno; dueño de las minas; minerales de mi terreno; buscan minerales en mi campo
law: mines and minerals; state ownership of minerals
people: gold on my land; who owns the minerals
donde: Código Civil art. 591

[property-beach-access]
ley: playa del mar; olas bañan y desocupan alternativamente; mar adyacente; pescadores podrán hacer de las playas
gente: playa privada; cerraron el acceso a la playa; no me dejan entrar a la playa; playas son públicas; hasta dónde llega la playa; dueño cerró la playa; acceso a la playa; bajada a la playa; me echaron de la playa; privatizaron la playa; orilla del lago cerrada
law: public beach; sea shore; access to beach
people: private beach; can't get to the beach
donde: Código Civil art. 593, 594, 612, 614

[property-private-roads]
ley: puentes y caminos construidos a expensas de personas particulares; caminos y construcciones
gente: camino privado; cerraron el camino; camino interior del fundo; portón en el camino; camino de uso público cerrado; vecino cerró el camino; pusieron candado al camino; cadena en el camino
law: private roads and bridges
people: private road closed
donde: Código Civil art. 592

[property-hunting-fishing]
ley: caza y pesca; animales bravíos; cazare en tierras ajenas; cazador o pescador
gente: cazar en terreno ajeno; entraron a cazar a mi campo; cazar conejos; pescar en río privado; cazadores en mi fundo; animal cazado de quién es; mataron animales en mi campo
law: hunting and fishing; wild animals
people: hunters on my land; hunting on someone's land
donde: Código Civil art. 607, 610, 617, 618

[property-domestic-animals-bees]
amplio: sueltas
ley: animales domésticos están sujetos a dominio; abejas que huyen de la colmena; palomas que abandonan un palomar
gente: abejas del vecino; enjambre en mi casa; se escapó mi animal; gallina se pasó al vecino; mi gato lo tiene el vecino; palomas; recuperar animal perdido; encontré un perro
law: domestic animals; bees; swarm
people: neighbour has my cat; swarm of bees; my animal escaped
donde: Código Civil art. 620, 621, 623

[property-found-things]
ley: especie mueble al parecer perdida; invención o hallazgo; aviso del hallazgo; autoridad competente
gente: encontré una billetera; encontré plata en la calle; encontré un celular; hallazgo; me encontré algo botado; objetos perdidos; quedarme con lo que encontré; perdí algo y otro lo encontró
law: lost property; finder of lost property
people: found a wallet; found money on the street; can I keep what I found
donde: Código Civil art. 624, 629, 632

[property-treasure]
amplio: treasure
ley: descubrimiento de un tesoro; moneda o joyas; tesoro encontrado en terreno ajeno
gente: encontré un tesoro; entierro de oro; monedas enterradas; joyas enterradas; tesoro en mi patio; reparto del tesoro
law: treasure; treasure trove
people: found treasure; buried coins
donde: Código Civil art. 625, 626

[property-accession-fruits]
ley: accesión es un modo de adquirir; frutos naturales; frutos civiles; cánones de arrendamiento
gente: dueño de los frutos; accesión de frutos; frutos de la cosa; frutos naturales; frutos civiles; cría de los animales dueño; rentas son frutos
law: accession to property; natural fruits; civil fruits
people: who owns the fruits; owner of the offspring
donde: Código Civil art. 643-648

[property-alluvion]
ley: aluvión; terreno de aluvión; heredades riberanas; líneas de demarcación
gente: el río me agrandó el terreno; creció mi terreno con el río; ribera del río; terreno nuevo junto al río; playa de río nueva
law: alluvion; riparian land
people: river added land
donde: Código Civil art. 649-651

[property-river-changes]
ley: río varía de curso; río se divide en dos brazos; heredad ha sido inundada; avenida o por otra fuerza natural violenta; nuevas islas
gente: el río cambió de curso; río se comió mi terreno; terreno inundado por el río; el río se llevó mi terreno; isla en el río; avulsión; cauce seco
law: avulsion; change of river course; new islands
people: river changed course; river took my land
donde: Código Civil art. 652-656

[property-joining-mixing]
ley: adjunción; accesión es la especificación; mezcla de materias; materia ajena
gente: mezclaron mis materiales; usaron mi madera; hizo algo con material ajeno; usó mi tela; unió mi cosa con la suya
law: adjunction; specification as accession; mixture of materials
people: used my materials to make something
donde: Código Civil art. 657, 658, 662, 663

[property-building-on-others-land]
ley: edificado, plantado o sembrado; ciencia y paciencia del dueño del terreno; materiales ajenos en suelo propio; justo precio del terreno
gente: construí en terreno ajeno; construyó en mi terreno; casa en terreno de mi suegra; edifiqué en el sitio de mi papá; hice mi casa en terreno de otro; el vecino construyó en mi sitio; planté en terreno ajeno; mejoras en terreno ajeno; me echan del sitio donde construí; casa en el patio de mis suegros; mi suegra me echa de la casa que construí; levanté una pieza donde mis papás; construí en la casa de mis suegros
law: building on another's land; accession of buildings
people: built on someone else's land; house on my in-laws' land
donde: Código Civil art. 668, 669

[property-tradition]
ley: tradición; facultad e intención de transferir el dominio; tradente; título translaticio de dominio
gente: entrega como tradición; requisitos para ser dueño; cómo se transfiere la propiedad; entrega de la cosa vendida; cuándo soy dueño; requisitos de la tradición
law: delivery of ownership; transfer of ownership; transferor
people: when do I become owner; transfer title
donde: Código Civil art. 670-673, 675

[property-tradition-error]
ley: error en el título invalida la tradición; error en cuanto a la identidad; mandatarios o representantes legales
gente: error al entregar; entregó otra cosa por error; entrega equivocada de la cosa
law: error in delivery
people: delivered the wrong thing
donde: Código Civil art. 676-678

[property-tradition-non-owner]
ley: tradente no es el verdadero dueño; derecho de ganar por la prescripción el dominio; adquiere después el dominio
gente: me vendió alguien que no era dueño; entregó algo ajeno; nadie transfiere más derechos que los que tiene; compré a quien no era dueño
law: transfer by a non-owner; nemo dat
people: bought from non-owner
donde: Código Civil art. 682, 683

[property-tradition-movables]
ley: tradición de una cosa corporal mueble; llaves del granero; aprensión material
gente: entrega de muebles; entrega de las llaves como tradición; transferir un auto; dueño del auto sin inscripción
law: delivery of movables
people: transfer a car; deliver the keys
donde: Código Civil art. 684

[property-registration-transfer]
ley: inscripción del título; Registro del Conservador; tradición del dominio de los bienes raíces; títulos cuya inscripción se prescribe
gente: inscribir la casa; inscribir en el conservador; compré y no inscribí; escritura sin inscribir; poner la casa a mi nombre; inscripción de dominio; pasar la casa a mi nombre; soy dueño si no inscribí
law: registration of title; land registry; real estate registrar
people: register the house; put the house in my name
donde: Código Civil art. 686, 687, 696

[property-registrar-office]
ley: Conservador de Bienes Raíces; funciones del Conservador; registros conservatorios; Registro de Propiedad; conservador en cada comuna
gente: conservador de bienes raíces; dónde se inscriben las propiedades; cbr; oficina del conservador; para qué sirve el conservador
law: real estate registrar; land registry
people: what is the land registry
donde: Código Orgánico de Tribunales art. 446, 447; Código Civil art. 695

[property-registry-books]
ley: Registro de Propiedad; Registro de Hipotecas y Gravámenes; Registro de Interdicciones y Prohibiciones de Enajenar; Repertorio
gente: registros del conservador; registro de hipotecas; registro de prohibiciones; repertorio del conservador; libros del conservador; dónde se anota el embargo
law: property register; mortgage register; register of prohibitions
people: which registers does the registrar keep

[property-title-certificates]
ley: certificado de dominio vigente; certificado de hipotecas y gravámenes; interdicciones y prohibiciones
gente: dominio vigente; certificado de dominio; certificado de gravámenes; saber si una casa tiene deuda; saber si está embargada la casa; ver de quién es una propiedad; averiguar el dueño de un terreno; casa con prohibición; papeles de la propiedad
law: certificate of title; certificate of encumbrances
people: who owns this house; check if house is mortgaged

[property-title-study]
ley: títulos de dominio; estudio de títulos
gente: estudio de títulos; revisar los títulos antes de comprar; abogado revise la casa; títulos saneados; problemas en los títulos
law: title search; title examination
people: check the title before buying

[property-registrar-refusal]
ley: podrá, si la inscripción es en algún sentido legalmente inadmisible; rehusar la inscripción; inscripción es legalmente inadmisible
gente: el conservador no quiere inscribir; rechazó la inscripción; reparo del conservador; devolvió la escritura con reparos; negó la inscripción; reclamar contra el conservador
law: refusal to register
people: registrar refused my deed

[property-registration-requirements]
ley: copia auténtica del título respectivo; se exhibirá al Conservador; precedente inscripción; límites de la finca
gente: qué se necesita para inscribir; requisitos de la inscripción; copia de la escritura para inscribir; papeles para el conservador; minuta de inscripción
law: registration requirements; previous inscription
people: papers needed to register
donde: Código Civil art. 690-692

[property-first-registration]
ley: finca que no ha sido antes inscrita; tres avisos publicados en un diario; cartel fijado
gente: terreno nunca inscrito; propiedad no inscrita; inscribir por primera vez; sin inscripción anterior; terreno sin rol ni escritura; avisos en el diario para inscribir
law: first registration; unregistered land
people: land never registered
donde: Código Civil art. 693

[property-inheritance-registration]
ley: posesión efectiva; disponer por sí solos de los inmuebles hereditarios; inscripción especial de herencia; herederos pueden disponer de consuno
gente: vender casa heredada; inscribir la herencia; inscribir casa de mi papá fallecido; especial de herencia; casa a nombre de un muerto; casa a nombre de mi abuelo fallecido; vender casa de fallecido; casa de la sucesión
law: registration of inheritance
people: sell an inherited house; house in a dead person's name
donde: Código Civil art. 688

[property-registered-possession]
ley: posesión inscrita; que la inscripción se cancele; poseedor inscrito; apodera violenta o clandestinamente
gente: posesión inscrita; cancelar la inscripción; cancelar inscripción de dominio; inscripción de papel; doble inscripción; dos inscripciones del mismo terreno; otro inscribió mi terreno; inscribieron mi casa a otro nombre
law: registered possession; cancellation of registration
people: two registrations of the same land; someone registered my land
donde: Código Civil art. 728-730

[property-possession]
ley: posesión es la tenencia de una cosa determinada; ánimo de señor o dueño; poseedor es reputado dueño
gente: definición de posesión; diferencia dueño y poseedor; corpus y animus; me comporto como dueño; poseo el terreno
law: possession of property; possessor
people: owner versus possessor
donde: Código Civil art. 700

[property-regular-possession]
ley: posesión regular; justo título; buena fe; posesión irregular
gente: posesión regular; posesión irregular; justo título; título injusto; título de dominio falso; requisitos de la posesión regular
law: regular possession; just title; good faith possession
people: good title; fake title
donde: Código Civil art. 702-704, 708

[property-good-faith-possession]
ley: buena fe es la conciencia; buena fe se presume; medios legítimos, exentos de fraude
gente: compré de buena fe; poseedor de buena fe; mala fe del poseedor; presunción de buena fe; creí que era dueño
law: good faith; bona fide possessor
people: I bought in good faith
donde: Código Civil art. 706, 707

[property-vicious-possession]
ley: posesiones viciosas; posesión violenta; posesión clandestina
gente: posesión viciosa; entró a la fuerza al terreno; se metió a escondidas al terreno; posesión clandestina; tomó la casa por la fuerza; ocupó cuando no estaba el dueño
law: violent possession; clandestine possession
people: took the land by force
donde: Código Civil art. 709, 710, 713

[property-mere-tenancy]
ley: mera tenencia; lugar o a nombre del dueño; simple lapso de tiempo no muda
gente: mero tenedor; arrendatario no es poseedor; cuidador del campo se cree dueño; cuidador no quiere irse; arrendatario dice que es dueño; el cuidador se quedó con la casa
law: mere tenancy; mere detention without title
people: caretaker claims the land
donde: Código Civil art. 714, 716

[property-loss-of-possession]
ley: se deja de poseer una cosa; posesión de la cosa mueble no se entiende perdida; conserva la posesión
gente: perder la posesión; dejé de vivir en mi casa; abandoné el terreno; casa abandonada; terreno desocupado; recuperé la posesión
law: loss of possession; abandonment of possession
people: I left my land; abandoned house
donde: Código Civil art. 725-727

[property-limitations]
ley: dominio puede ser limitado; gravamen de un usufructo, uso o habitación; limitaciones y obligaciones; función social
gente: limitaciones al dominio; restricciones a la propiedad; límites del dueño; función social de la propiedad; gravámenes sobre la casa
law: limitations on ownership; encumbrances
people: limits on my property
donde: Código Civil art. 732; Constitución Política art. 19

[property-fiduciary]
ley: propiedad fiduciaria; fideicomiso; fiduciario; fideicomisario; gravamen de pasar a otra persona
gente: fideicomiso; propiedad fiduciaria; dejar la casa a uno y después a otro; casa pasa a otro cuando muera; propiedad con condición; trust
law: fiduciary ownership; trust property; fideicommissum
people: house passes to someone else later; trust fund
donde: Código Civil art. 733-735, 738, 739

[property-fiduciary-rights]
ley: propietario fiduciario; propiedad fiduciaria puede enajenarse; mejoras no necesarias
gente: derechos del fiduciario; vender propiedad fiduciaria; qué puede hacer el fiduciario; heredar un fideicomiso
law: fiduciary owner's rights
people: can the trustee sell
donde: Código Civil art. 751, 754, 759

[property-fiduciary-end]
ley: fideicomiso se extingue; renuncia del fideicomisario; fideicomisos sucesivos; fideicomisario que fallece
gente: fin del fideicomiso; se termina el fideicomiso; murió el fideicomisario; fideicomisos sucesivos prohibidos
law: end of the fideicommissum
people: when does a trust end
donde: Código Civil art. 745, 762, 763

[property-usufruct]
ley: usufructo; facultad de gozar de una cosa; nudo propietario; usufructuario; conservar su forma y substancia
gente: usufructo; vivir en la casa hasta morir; dejarle la casa a los hijos y vivir ahí; nuda propiedad a los hijos; usufructo vitalicio; reservar el usufructo; traspasar la casa en vida a los hijos
law: usufruct; usufructuary; bare owner
people: live in the house until death; give house to kids and keep living there
donde: Código Civil art. 764, 765

[property-usufruct-creation]
ley: usufructo se puede constituir; usufructo que haya de recaer sobre inmuebles; instrumento público inscrito; toda la vida del usufructuario; usufructos sucesivos
gente: cómo se constituye un usufructo; hacer un usufructo; usufructo por escritura; cuánto dura el usufructo; inscribir el usufructo; usufructo a dos personas
law: creation of usufruct
people: how to set up a usufruct
donde: Código Civil art. 766, 767, 769, 770, 772

[property-usufruct-duties]
ley: caución suficiente de conservación; inventario solemne; expensas ordinarias de conservación; obras o refacciones mayores; usufructuario
gente: quién paga las contribuciones con usufructo; obligaciones del usufructuario; reparaciones de casa en usufructo; usufructuario no cuida la casa; gastos del usufructo; quién arregla el techo en usufructo
law: usufructuary's duties; repairs by the usufructuary
people: who pays repairs with usufruct
donde: Código Civil art. 775, 795-798, 802

[property-usufruct-rights]
ley: percibir todos los frutos naturales; dar en arriendo el usufructo; nuda propiedad puede transferirse; frutos civiles pertenecen al usufructuario
gente: puede arrendar el usufructuario; arrendar casa en usufructo; vender casa con usufructo; vender la nuda propiedad; derechos del usufructuario; embargar el usufructo; cobrar los arriendos usufructo
law: usufructuary's rights; lease by usufructuary
people: can usufructuary rent it; sell house with usufruct
donde: Código Civil art. 773, 781, 790, 793

[property-usufruct-end]
ley: usufructo se extingue; muerte del usufructuario; consolidación del usufructo con la propiedad; usufructo termina
gente: fin del usufructo; murió el usufructuario; cancelar el usufructo; se termina el usufructo; quitar el usufructo; renunciar al usufructo; usufructo se hereda
law: extinction of usufruct
people: when does usufruct end; usufructuary died
donde: Código Civil art. 804, 806, 807, 809

[property-use-habitation]
ley: derecho de uso; derecho de habitación; usuario o del habitador; necesidades personales; habitador necesidades personales; uso y habitación
gente: derecho de habitación; derecho a vivir en la casa; derecho de uso; viuda puede seguir en la casa; se puede arrendar el derecho de habitación; habitación vitalicia
law: right of use; right of habitation
people: right to live in the house; widow stays in the house
donde: Código Civil art. 811-813, 815, 819

[property-easement]
ley: servidumbre predial; predio sirviente; predio dominante; gravamen impuesto sobre un predio
gente: servidumbre; gravamen a favor del vecino; servidumbre activa y pasiva; tipos de servidumbre; mi terreno tiene una servidumbre
law: easement; servient tenement; dominant tenement
people: what is an easement; neighbour's right on my land
donde: Código Civil art. 820, 821, 822, 823

[property-easement-exercise]
ley: obras indispensables para ejercerla; dueño del predio sirviente no puede alterar; medios necesarios para ejercerla; dividido el predio sirviente
gente: me cerró la servidumbre; vecino puso portón en la servidumbre; achicó la servidumbre; arreglar el camino de servidumbre; quién mantiene la servidumbre; cambiar el trazado de la servidumbre; bloquea la servidumbre; le puso candado a la servidumbre; no me deja usar la servidumbre
law: exercise of easement; alteration of easement
people: neighbour blocked the easement; who maintains the right of way
donde: Código Civil art. 826-830

[property-right-of-way]
ley: servidumbre de tránsito; destituido de toda comunicación con el camino público; valor del terreno necesario para la servidumbre
gente: no tengo salida al camino; terreno sin salida; terreno encerrado; pasar por el terreno del vecino; derecho de paso; servidumbre de paso; no me deja pasar el vecino; vecino cerró el paso; camino por terreno ajeno; parcela sin acceso; huella vehicular; me cerró el paso; puso candado al portón; no puedo entrar a mi terreno; me cortaron el acceso al terreno
law: right of way; landlocked land; easement of passage
people: landlocked; cross neighbour's land; neighbour won't let me pass
donde: Código Civil art. 847, 850

[property-right-of-way-end]
ley: llega a no ser indispensable; exonere de la servidumbre; adquisición de terrenos que le dan un acceso cómodo
gente: quitar la servidumbre de paso; terminar el derecho de paso; servidumbre ya no es necesaria
law: end of right of way
people: remove right of way
donde: Código Civil art. 849

[property-natural-drainage]
ley: predio inferior está sujeto a recibir las aguas; aguas que descienden del predio superior; sin que la mano del hombre contribuya
gente: me cae el agua del vecino de arriba; agua lluvia baja del cerro del vecino; escurre agua a mi terreno; vecino desvía el agua; inunda mi casa el vecino de arriba; desagüe natural; me inunda el agua del vecino; desvió el estero
law: natural drainage easement
people: water from neighbour's land floods me
donde: Código Civil art. 833

[property-boundaries]
ley: fijen los límites que lo separan de los predios colindantes; demarcación a expensas comunes; mojones que deslindan predios vecinos
gente: deslindes; demarcar el terreno; vecino corrió el cerco; corrió la cerca; movió los límites; me quitó metros de terreno; límite con el vecino; deslinde mal puesto; medir el terreno; pelea por el deslinde; sacó los mojones; se pasó a mi terreno; corrió el alambrado; me comió terreno; vecino me invadió el terreno; vecino se corrió
law: land boundaries; demarcation of land; boundary markers
people: neighbour moved the fence; boundary dispute; took part of my land
donde: Código Civil art. 842, 843; Código Penal art. 462

[property-fencing]
ley: cerrarlo o cercarlo; cerramiento; cercas divisorias comunes; predios colindantes
gente: cerrar mi terreno; quién paga la reja; cerco con el vecino; vecino no quiere pagar la pandereta; pandereta; muro divisorio; reja divisoria; obligar al vecino a pagar el cerco; pagar la mitad del muro; botó la reja; vecino sacó el cerco
law: fencing; enclosure of land; shared fence cost
people: who pays the fence; neighbour won't pay for the wall
donde: Código Civil art. 844-846

[property-party-wall]
ley: medianería; pared medianera; cerca o pared divisoria; se presume medianera; muralla divisoria
gente: medianería; muro medianero; pared medianera; apoyar construcción en el muro del vecino; construyó pegado a mi pared; subir el muro medianero; murallas compartidas; el vecino construyó sobre mi muro
law: party wall; shared wall
people: shared wall with neighbour; neighbour built on my wall
donde: Código Civil art. 851-855, 857

[property-party-wall-expenses]
ley: expensas de construcción, conservación y reparación del cerramiento; abandonando su derecho de medianería; árboles que se encuentran en la cerca medianera
gente: arreglar el muro compartido; se cayó el muro entre vecinos; se cayó la pandereta; quién paga arreglo del muro; árbol en el deslinde; botó la pandereta; me botaron el muro; se vino abajo la muralla
law: party wall expenses
people: fence between us fell down who pays
donde: Código Civil art. 858, 859

[property-aqueduct]
ley: servidumbre de acueducto; conducción de aguas; heredad que carezca de las aguas necesarias
gente: pasar el agua por el terreno del vecino; canal por mi terreno; cañería por terreno ajeno; acequia pasa por mi sitio; tubería de agua del vecino; alcantarillado por el terreno del vecino
law: aqueduct easement
people: pipe through neighbour's land; canal crosses my land
donde: Código Civil art. 861, 870

[property-windows-light-view]
ley: servidumbre legal de luz; ventanas, balcones, miradores o azoteas; distancia de tres metros; ventana o tronera
gente: ventana del vecino da a mi patio; vecino me mira desde su ventana; abrir una ventana al vecino; distancia de ventanas; balcón hacia mi casa; vecino abrió ventana; me tapó la luz el vecino; me quitó la vista; privacidad del patio; segundo piso del vecino; vecino me tapa el sol; construyó un segundo piso y me ve; me tapa la vista
law: light and view; windows overlooking
people: neighbour's window looks into my yard; blocked my light
donde: Código Civil art. 873, 874, 875, 878

[property-rainwater-roof]
ley: no hay servidumbre legal de aguas lluvias; techos de todo edificio deben verter sus aguas lluvias; aguas lluvias
gente: el techo del vecino me bota agua; canaleta del vecino; agua del techo cae a mi patio; aguas lluvia del vecino; me cae la lluvia del techo vecino
law: rainwater; roof drip
people: neighbour's roof drips into my yard; gutter
donde: Código Civil art. 879

[property-voluntary-easement]
ley: sujetar su predio a las servidumbres que quiera; servidumbres discontinuas; título constitutivo de servidumbre; servicio continuo y aparente
gente: constituir una servidumbre; acordar servidumbre con el vecino; paso hace años por ahí; servidumbre por costumbre; ganar servidumbre por los años; inscribir servidumbre; prescripción de servidumbre; destinación del padre de familia
law: voluntary easement; easement by prescription
people: create an easement; been passing there for years
donde: Código Civil art. 880, 881, 882, 883

[property-easement-end]
ley: servidumbres se extinguen; haberse dejado de gozar; cesa la servidumbre
gente: terminar una servidumbre; se extingue la servidumbre; nadie usa la servidumbre; servidumbre sin uso; quitar una servidumbre; no usa el paso hace años
law: extinction of easement
people: unused easement; end an easement
donde: Código Civil art. 885, 887

[property-reivindication]
ley: reivindicación; acción de dominio; acción reivindicatoria; poseedor de ella sea condenado; condenado a restituírsela
gente: recuperar mi terreno; recuperar mi propiedad; ocupan mi terreno; reivindicar; demandar al que ocupa mi terreno; acción reivindicatoria; me quitaron el terreno; el vecino se quedó con mi terreno; soy dueño y no tengo la casa
law: action for recovery of property; revindication
people: get my land back; someone has my property
donde: Código Civil art. 889, 893, 895

[property-what-can-be-claimed]
ley: pueden reivindicarse las cosas corporales; comprado en una feria, tienda, almacén; reivindicar una cuota determinada; derechos reales pueden reivindicarse
gente: recuperar auto robado vendido; compré en la feria y era robado; compré en tienda algo robado; reivindicar una parte; me piden devolver lo que compré
law: things that can be claimed; purchase in open market
people: bought stolen goods at the market
donde: Código Civil art. 890-892

[property-publiciana]
ley: aunque no se pruebe dominio; perdido la posesión regular; en el caso de poderla ganar por prescripción
gente: acción publiciana; recuperar sin ser dueño; perdí la posesión y no tengo título
law: publician action
people: recover without proof of ownership
donde: Código Civil art. 894

[property-against-whom]
ley: contra el actual poseedor; mero tenedor de la cosa que se reivindica; de mala fe, se da por poseedor; enajenó la cosa
gente: contra quién se demanda la reivindicación; ya vendió mi cosa a otro; demandar al actual ocupante
law: defendant in revindication
people: who do I sue to recover my thing
donde: Código Civil art. 895-898

[property-mutual-restitution]
ley: si es vencido el poseedor; poseedor de mala fe; expensas necesarias; mejoras útiles; mejoras voluptuarias
gente: prestaciones mutuas; me pagan las mejoras; pagar lo que construí; mejoras en la casa que devuelvo; devolver frutos; retener hasta que paguen mejoras; gasté en la casa y me la quitan
law: reimbursement of improvements; mutual restitution; fruits and expenses
people: paid for improvements if I must return it
donde: Código Civil art. 904, 906-911, 914

[property-possessory-actions]
ley: acciones posesorias; conservar o recuperar la posesión; posesión tranquila y no interrumpida; turbe o embarace su posesión
gente: querella posesoria; me molestan en mi terreno; el vecino me molesta en mi posesión; querella de amparo; turbación de la posesión; interdicto posesorio; defender mi posesión; plazo de un año posesorio
law: possessory actions; disturbance of possession
people: protect my possession; neighbour disturbs my land
donde: Código Civil art. 916, 918, 920, 921; Código de Procedimiento Civil art. 549, 551

[property-restitution-interdict]
ley: injustamente ha sido privado de la posesión; acción para la restitución; se le restituya, con indemnización de perjuicios
gente: me despojaron del terreno; me quitaron la posesión; querella de restitución; me echaron de mi terreno; se metieron a mi terreno; se instalaron en mi sitio; entraron a mi terreno y no salen; me corrieron de mi terreno
law: action for restitution of possession
people: they took possession of my land
donde: Código Civil art. 926, 927

[property-violent-dispossession]
ley: violentamente ha sido despojado; querella de restablecimiento; actos de violencia cometidos con armas o sin ellas
gente: me sacaron a la fuerza; me sacaron con matones; cambiaron la chapa y me dejaron afuera; me botaron las cosas a la calle; despojo violento; querella de restablecimiento; echaron con violencia; me sacaron a patadas de mi casa
law: violent dispossession; forcible entry
people: thrown out by force; locks changed
donde: Código Civil art. 928, 929

[property-proof-of-possession]
ley: posesión de los derechos inscritos se prueba por la inscripción; hechos positivos; corte de maderas; plantaciones o sementeras
gente: probar la posesión; cómo pruebo que poseo; prueba de la posesión; demostrar que ocupo el terreno; actos de dueño; plantaciones y cercos
law: proof of possession
people: prove possession of land
donde: Código Civil art. 924, 925

[property-new-work]
ley: obra nueva; se prohíba toda obra nueva; obras nuevas denunciables
gente: vecino está construyendo en mi terreno; parar la construcción del vecino; denuncia de obra nueva; detener una obra; construcción me perjudica; paralizar la obra del vecino; me están construyendo encima; construyen pegado a mi casa
law: new works complaint; injunction against construction
people: stop neighbour's construction
donde: Código Civil art. 930, 931; Código de Procedimiento Civil art. 565

[property-ruinous-building]
ley: ruina de un edificio vecino; cayere el edificio por efecto de su mala condición; peligro que se tema
gente: casa del vecino se va a caer; muro a punto de caer; denuncia de obra ruinosa; casa abandonada peligrosa; edificio en mal estado al lado; vecino no arregla su muro; árbol por caerse; poste por caer; se va a caer el muro del vecino; se puede caer un árbol; muralla inclinada
law: ruinous building; dangerous structure
people: neighbour's house about to collapse; dangerous wall; tree about to fall
donde: Código Civil art. 932, 934, 935; Código de Procedimiento Civil art. 571

[property-nuisance-air-water]
ley: corrompan el aire; depósitos o corrientes de agua; materias húmedas; cerca de sus paredes
gente: humedad por el vecino; malos olores del vecino; humo del vecino; gallinero del vecino; chanchera; filtra agua a mi pared; pozo negro del vecino; hediondez; mal olor; quema basura el vecino; vecino bota basura; vecino cría chanchos; gallos del vecino; fosa del vecino
law: nuisance from neighbouring land; foul air; dampness
people: bad smell from neighbour; damp wall from neighbour
donde: Código Civil art. 937, 941

[property-trees]
ley: árbol extiende sus ramas sobre suelo ajeno; penetra en él con sus raíces; frutos que dan las ramas tendidas; distancia debida
gente: árbol del vecino; ramas del vecino en mi patio; raíces del árbol del vecino; cortar las ramas del vecino; hojas del árbol vecino; fruta que cae a mi patio; raíces rompen mi piso; sacar frutas del árbol vecino; distancia para plantar árboles; se cayó el árbol del vecino; palto del vecino; árbol del vecino me ensucia
law: overhanging branches; tree roots
people: neighbour's tree branches; tree roots damage
donde: Código Civil art. 942, 943

[property-popular-action-roads]
ley: municipalidad y cualquiera persona del pueblo; lugares de uso público; acciones municipales o populares; acciones concedidas en este título
gente: denunciar obra en la calle; cualquiera puede denunciar en la plaza; obstruyen la calle; obras en la vereda peligrosas; acción popular por la plaza
law: municipal action; public places
people: street is obstructed
donde: Código Civil art. 948-950

[property-regularisation]
ley: poseedores materiales; carezcan de título inscrito; calidad de poseedores regulares; avalúo fiscal; adquirir su dominio por prescripción
gente: sin título de la casa; sanear título; regularizar la propiedad; bienes nacionales título de dominio; saneamiento de título; casa sin escritura; título de dominio gratuito; ley del saneamiento; regularizar mi sitio; vivo hace años sin papeles; sitio sin papeles; decreto ley 2695; no tengo escritura de mi casa; terreno sin título; nunca hicimos los papeles de la casa
law: regularisation of title; material possessors; lack of registered title
people: get a title for my land; no deed for my house
donde: DL 2.695 art. 1

[property-regularisation-requirements]
ley: cinco años, a lo menos; posesión del inmueble; sin violencia ni clandestinidad; declaración jurada; agregar a su posesión; posesión material deberá acreditarse
gente: requisitos para sanear; cuántos años para regularizar; cinco años viviendo en el terreno; declaración jurada bienes nacionales; qué piden para el título de dominio; papeles para regularizar terreno; sumar años de mi papá regularización
law: five years' possession; sworn statement
people: requirements to regularise land; how many years to regularise land
donde: DL 2.695 art. 2-5

[property-regularisation-excluded]
ley: no serán aplicables; tierras indígenas; propiedades fiscales; poblaciones declaradas en situación irregular
gente: qué terrenos no se pueden sanear; sanear terreno fiscal; regularizar tierra indígena; sanear terreno municipal; regularizar derechos en comunidad
law: excluded land; indigenous land; state land
people: can I regularise state land
donde: DL 2.695 art. 8

[property-regularisation-fraud]
ley: maliciosamente obtuviere el reconocimiento; penas del artículo 473; calidad de arrendatario o mero tenedor; se presumirá el dolo
gente: arrendatario regularizó mi casa; mintió para sanear; saneó un terreno ajeno; fraude en regularización; me robaron el terreno con bienes nacionales; inscribió mi terreno con bienes nacionales
law: malicious regularisation; fraudulent regularisation
people: tenant got title to my house fraudulently
donde: DL 2.695 art. 9

[property-regularisation-procedure]
ley: presentada la solicitud en el Servicio; previo informe jurídico; se publique por dos veces; resolución que ordene la inscripción
gente: trámite de saneamiento; pasos para regularizar; cuánto demora el título de dominio; publicación en el diario de saneamiento; cartel de bienes nacionales; rechazaron mi regularización; cómo solicito el título
law: regularisation procedure; publication of the application
people: steps to get title; my application was rejected
donde: DL 2.695 art. 10, 11, 12, 14

[property-regularisation-opposition]
ley: sesenta días hábiles; poseedor inscrito del inmueble; terceros que formulen oposición; deducirse ante el Servicio
gente: oponerse al saneamiento; oponerme a la regularización; están saneando mi terreno; bienes nacionales le va a dar mi terreno a otro; plazo para oponerse; causales de oposición; mi hermano regulariza la casa de mis papás
law: opposition by third parties
people: oppose regularisation of my land; my brother is regularising the family house
donde: DL 2.695 art. 19, 20, 22

[property-regularisation-effects]
ley: se considerará como justo título; dos años completos de posesión inscrita; inscripciones de dominio anteriores
gente: efectos del saneamiento; cuándo soy dueño tras sanear; dos años después de sanear; se cancela la inscripción anterior; qué pasa con el antiguo dueño
law: just title; two years of registered possession
people: when am I owner after regularisation
donde: DL 2.695 art. 15, 16

[property-regularisation-prohibition]
ley: no podrán gravarlos; deberán inscribir de oficio estas prohibiciones; para enajenarlos, el plazo será de cinco años
gente: vender casa saneada; cuándo puedo vender después de regularizar; prohibición de vender bienes nacionales; hipotecar casa saneada; cinco años sin vender
law: prohibition to sell or encumber
people: when can I sell after regularisation
donde: DL 2.695 art. 17

[property-regularisation-claims-after]
ley: acciones de dominio; dos años, contado desde la fecha de la inscripción; compensados en dinero; ordenará la cancelación de la inscripción; acción a que se refiere el artículo anterior
gente: ya sanearon mi terreno; recuperar terreno saneado por otro; compensación en dinero por terreno saneado; plazo para demandar después del saneamiento; ya inscribieron mi terreno por bienes nacionales
law: actions after registration; compensation in money
people: my land was regularised by another; compensation for regularised land
donde: DL 2.695 art. 26-29

[property-subdivision]
ley: subdivisión de terrenos; loteos; modificación de deslindes; lotes resultantes de una subdivisión
gente: subdividir mi terreno; dividir el sitio en dos; vender la mitad del sitio; fusionar terrenos; loteo; permiso de subdivisión; mínimo para subdividir; dividir terreno entre hermanos
law: subdivision; land division; merger of lots
people: split my lot; sell half of my land
donde: DFL 458 de 1975 art. 65, 67, 68

[property-illegal-lots]
ley: reservas de sitios; loteador o urbanizador; formación de nuevas poblaciones; promesas de venta; adjudicaciones en lote
gente: loteo brujo; loteo irregular; compré en un loteo; compré un sitio sin urbanizar; me vendieron derechos de un terreno; venta de derechos parcela; estafa con parcelas; compré un terreno sin luz ni agua; lotearon sin permiso; delito loteo
law: illegal subdivision; unlawful lot sales
people: bought a lot in an illegal subdivision
donde: DFL 458 de 1975 art. 136, 138

[property-rural-parcels]
ley: fuera de los límites urbanos; predios rústicos; superficie no inferior a 0,5 hectáreas; explotación agrícola
gente: parcela de agrado; parcelas de 5000 metros; media hectárea; construir en parcela; casa en terreno agrícola; vender menos de 5000 metros; cambio de uso de suelo; subdivisión agrícola sag; segunda casa en la parcela
law: rural land; minimum rural plot; half hectare
people: build a house on farmland; 5000 square metres plot
donde: DL 3.516 art. 1; DFL 458 de 1975 art. 55

[property-urbanisation-duties]
ley: urbanizar un terreno; pavimento de las calles y pasajes; instalaciones sanitarias y energéticas; áreas verdes
gente: quién hace las calles del loteo; loteo sin pavimento; sin alcantarillado el loteo; obligaciones del loteador; cesión de áreas verdes; obras de urbanización
law: urbanisation works; developer's duties
people: no streets or sewer in the development
donde: DFL 458 de 1975 art. 134, 70

[property-building-permit]
ley: permiso de la Dirección de Obras Municipales; recepción definitiva; ampliación y demolición; demolición, total o parcial
gente: permiso de edificación; construir sin permiso; ampliación sin permiso; regularizar una ampliación; ley del mono; recepción final; casa sin recepción; demoler construcción; la muni me quiere demoler; multa por construir sin permiso; vecino construye sin permiso
law: building permit; final acceptance; demolition order
people: built without a permit; legalise an extension; neighbour builds without permit
donde: DFL 458 de 1975 art. 116, 145, 148, 20

[property-usurpation]
ley: usurpación; ocupare una cosa inmueble; violencia en las personas; derecho real que otro poseyere
gente: toma de terreno; usurpación; se tomaron mi casa; okupas; desalojar una toma; me ocuparon la casa; denuncia por usurpación; llamar a carabineros por una toma; ocuparon mi casa en vacaciones; ley de usurpaciones; toma ilegal; entraron a mi casa y no se van; se metieron a vivir a mi casa; me tomaron la parcela
law: usurpation; illegal occupation; squatting
people: squatters in my house; land takeover; illegal occupation
donde: Código Penal art. 457, 458
no: usurpación de funciones; usurpación de nombre; usurpación de identidad; usurpación de aguas

[property-camp-settlements]
ley: asentamientos irregulares; loteos irregulares; campamentos; regularización de loteos
gente: vivo en una toma; campamento; me van a desalojar de la toma; regularizar mi toma; vivo en campamento; regularizar un loteo; comité de vivienda; asentamiento irregular
law: irregular settlements; regularisation of settlements
people: I live in an informal settlement
donde: Ley 20.234 art. 1
no: faena; minero; minera; verano

[property-housing-subsidy]
ley: subsidio habitacional; Registro Social de Hogares; ahorro mínimo
gente: subsidio habitacional; postular a casa propia; casa serviu; ds49; ds1; subsidio para comprar casa; primera vivienda; libreta de ahorro vivienda; requisitos del subsidio; cuánto ahorro para subsidio
law: housing subsidy; housing benefit
people: government help to buy a house; housing voucher

[property-housing-subsidy-restrictions]
ley: prohibición de enajenar; habitar personalmente la vivienda; restituir el subsidio
gente: vender casa con subsidio; arrendar casa del serviu; me pueden quitar la casa serviu; vender casa serviu; arrendar vivienda social; cinco años casa subsidio; alzar la prohibición del serviu; no vivo en mi casa de subsidio
law: prohibition to sell subsidised housing; obligation to live in
people: rent out my subsidised house; sell my subsidised house

[property-rent-subsidy]
ley: subsidio de arriendo; subsidio de arrendamiento
gente: subsidio de arriendo; ayuda para pagar el arriendo; ds52; postular a arriendo; serviu paga mi arriendo; dueño acepta subsidio arriendo
law: rent subsidy
people: help to pay rent; rent voucher

[property-improvement-subsidy]
ley: mejoramiento de la vivienda; ampliación de la vivienda; subsidio de mejoramiento
gente: subsidio para arreglar la casa; subsidio de mejoramiento; ampliación con subsidio; paneles solares subsidio; arreglar techo con subsidio; ds27; ppf
law: home improvement subsidy
people: grant to fix my house

[property-expropriation]
ley: expropiación; utilidad pública o de interés nacional; calificada por el legislador; daño patrimonial efectivamente causado
gente: el fisco quiere quitarme la casa; me expropiaron; me quieren expropiar; van a pasar una carretera por mi casa; me quitan el terreno para una calle; franja de expropiación; expropiar mi casa
law: expropriation; eminent domain; taking of property
people: government takes my house; road through my land
donde: Constitución Política art. 19; DL 2.186 art. 1

[property-expropriation-act]
ley: acto expropiatorio; comisión de peritos; monto provisional de la indemnización; notificación por avisos; Diario Oficial
gente: proceso de expropiación; cómo me avisan la expropiación; carta de expropiación; tasadores de la expropiación; perito tasó mi casa; pasos de la expropiación; decreto de expropiación
law: expropriation order; appraisal experts; provisional compensation
people: steps of expropriation; how am I notified
donde: DL 2.186 art. 4, 6, 7

[property-expropriation-claim]
ley: reclamar ante el juez competente; improcedencia de la expropiación; dejar sin efecto la expropiación
gente: reclamar contra la expropiación; oponerme a la expropiación; expropiación ilegal; plazo para reclamar expropiación; expropien también el resto
law: challenge to expropriation
people: fight expropriation; object to expropriation
donde: DL 2.186 art. 9

[property-expropriation-compensation]
ley: indemnización definitiva; daño patrimonial efectivamente causado; monto de la indemnización
gente: cuánto pagan por expropiación; me pagan poco por la expropiación; indemnización de la expropiación; aumentar el monto de expropiación; demandar más plata por expropiación; valor de mercado expropiación
law: compensation for expropriation
people: how much for expropriated land; paid too little
donde: DL 2.186 art. 11, 12, 14, 38

[property-expropriation-possession]
ley: toma de posesión material; pagada al expropiado o consignada; extinguidos por el ministerio de la ley; auxilio de la fuerza pública
gente: cuándo debo irme por la expropiación; desalojo por expropiación; toma de posesión expropiación; pago antes de irme; arriendo y expropiación; hipoteca y expropiación; soy arrendatario de casa expropiada
law: taking possession; extinction of rights
people: when must I leave expropriated house
donde: DL 2.186 art. 17, 20, 21

[property-expropriation-withdrawal]
ley: desistirse de la expropiación; cesación de los efectos
gente: no usaron el terreno expropiado; recuperar terreno expropiado; se desistieron de la expropiación; devolver terreno expropiado; retrocesión
law: withdrawal of expropriation
people: land expropriated never used
donde: DL 2.186 art. 32, 33

[property-public-utility-strip]
ley: declaratoria de utilidad pública; terrenos consultados en los planes reguladores; circulaciones, plazas y parques
gente: mi casa tiene antejardín afecto; terreno afecto a utilidad pública; afectación de utilidad pública; me van a ensanchar la calle; plan regulador afecta mi casa; certificado de no expropiación; no puedo construir por el plan regulador
law: public utility declaration; planned road
people: planned road affects my house
donde: DFL 458 de 1975 art. 59

[property-zoning]
ley: Plan Regulador; uso del suelo urbano; cambio de uso del suelo; patentes municipales
gente: plan regulador; qué se puede construir en mi terreno; uso de suelo; poner un negocio en zona residencial; cambio de uso de suelo; altura máxima de edificios; edificio al lado de mi casa; certificado de informaciones previas; zonificación
law: zoning; land use plan
people: what can I build on my land; zoning rules; tower next to my house
donde: DFL 458 de 1975 art. 57, 58, 61, 62

[property-property-tax]
ley: impuesto territorial; avalúo fiscal; bienes raíces
gente: contribuciones de la casa; pagar contribuciones; exento de contribuciones; contribuciones adulto mayor; subió el avalúo; me rematan por contribuciones; reclamar el avalúo fiscal; debo contribuciones; contribuciones atrasadas; subieron las contribuciones
law: property tax; fiscal appraisal
people: real estate tax; unpaid property tax
donde: Ley 17.235 art. 1

[property-usufruct-family-home]
ley: bienes familiares; residencia principal de la familia; bien familiar; declaración de bien familiar
gente: declarar bien familiar; casa familiar; mi marido quiere vender la casa; proteger la casa de la familia; no puede vender sin mi firma; bien familiar
law: family home; family property
people: protect family home; spouse wants to sell house
donde: Código Civil art. 141, 142
`;
