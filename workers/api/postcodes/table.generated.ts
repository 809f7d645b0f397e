/**
 * The four-digit postcode areas of the Netherlands, one place a line: its name, then its areas, each as the steps from the
 * area before it, also that of another place: in number, in thousandths of a degree north and in thousandths of a degree east.
 * Written by scripts/import-postcodes.mjs.
 * Locations compiled and rounded from GeoNames postal codes (geonames.org, CC BY 4.0) and the PC4 list of Peter Arends (MIT).
 */
export const table = `
Amsterdam: 1011 52371 4904, 1 2 -9, 1 15 -11, 1 3 -18, 1 -13 18, 1 -7 -2, 1 -8 10, 1 5 27, 1 5 20, 2 12 -22, 1 14 13, 1 -9 17, 1 4 8, 1 5 -19, 1 -20 55, 1 30 -25, 1 -7 42, 3 -13 -102, 1 8 6, 1 12 -22, 1 -1 27, 1 12 -23, 1 -12 9, 1 17 -43, 4 -12 -22, 1 -8 -4, 1 -17 0, 1 17 -25, 1 4 -10, 1 -18 -14, 1 12 -26, 4 -21 113, 1 -5 2, 1 -10 -6, 1 -5 -1, 1 18 -14, 1 -7 3, 1 -5 -1, 1 -10 -4, 1 -9 -4, 1 0 -63, 1 25 56, 1 -19 -2, 1 26 -12, 1 -7 -4, 1 -17 6, 1 -11 -10, 1 33 -19, 1 -20 6, 1 -3 -14, 2 -1 88, 1 -1 11, 1 -1 8, 1 1 6, 1 -2 -45, 1 -6 2, 1 0 13, 1 0 24, 1 -4 5, 2 -14 -41, 1 3 12, 1 -1 10, 3 33 98, 1 -9 19, 4 2 -87, 1 0 9, 1 6 5, 1 1 8, 1 4 16, 1 -28 -32, 1 8 10, 1 6 12, 1 -27 -20, 2 -19 22, 1 9 8, 1 7 20, 1 -7 6, 1 -19 -23, 1 2 21, 1 -6 4, 1 15 1, 1 -2 35, 5 23 -88
Diemen: -3 14 39, 1 -12 -8, 1 18 22
Duivendrecht: 2 -17 -42
Schiphol: 2 -21 -130, 1 -8 -52
Schiphol-Rijk: 1 -24 -2
Landsmeer: 2 151 159
Den Ilp: 6 25 -5
Volendam: 4 43 162, 1 4 -11
Edam: 3 9 -8
Monnickendam: 6 -57 -15
Katwoude: 4 19 3
Broek in Waterland: 6 -40 -43
Zuiderwoude: 2 -1 41
Uitdam: 1 -5 36
Marken: 2 33 32
Zwanenburg: 5 -81 -362
Halfweg: 4 7 6
Badhoevedorp: 6 -47 32
Lijnden: 4 15 -26
Amstelveen: 6 -44 107, 1 0 -16, 1 0 30, 1 -13 18, 1 -3 -42, 1 -8 14, 1 -5 -39, 1 -1 22, 1 -21 21
Ouderkerk aan de Amstel: 2 36 41
Hilversum: 20 -72 263, 1 -6 21, 1 -5 -16, 1 2 -11, 1 0 -12, 1 4 -15, 1 12 21, 1 41 -26, 3 -43 50, 1 11 -5, 1 -11 16
Loosdrecht: 8 -28 -87
Kortenhoef: 10 38 2
's-Graveland: 2 2 10
Ankeveen: 1 20 -16
Laren: 7 -6 121, 1 -8 7, 5993 -49 1138
Blaricum: -5984 84 -1114, 1 13 25
Huizen: 9 6 -46, 1 -8 -16, 1 9 36, 1 -2 12, 1 -8 -7, 1 2 -13, 1 4 30
Almere: 32 102 -78, 2 -31 -22, 1 6 8, 1 9 10, 1 -3 14, 1 -9 6, 1 15 4, 1 3 12, 1 -7 15, 1 10 -73, 2 -34 6, 1 -10 -1, 1 18 14, 1 -2 13, 1 3 28, 1 2 16, 1 -9 7, 1 13 6, 1 -4 10, 2 49 -7, 1 -9 -15, 1 -13 12, 1 -2 13, 1 9 14, 1 1 25, 2 -16 -38, 1 8 23, 2 -37 -17, 2 -18 19, 6 4 16, 2 3 -101, 1 -4 -5, 1 -7 -5, 1 1 10, 1 6 8, 1 -5 11, 1 -5 -8, 1 -1 33, 1 8 -67, 2 1 -54, 1 8 20, 1 2 -13, 1 32 -20
Weesp: 17 -79 -84, 1 7 -10, 1 -13 8, 1 20 0
Abcoude: 7 -46 -71
Nigtevecht: 2 1 57
Nederhorst den Berg: 1 -16 21
Baambrugge: 2 -11 -59
Muiden: 2 84 74
Muiderberg: 1 -6 54
Bussum: 2 -47 51, 1 -6 4, 1 -5 6, 1 9 -18, 1 1 -10, 1 -7 3
Naarden: 5 27 3, 1 -12 -1
Uithoorn: 9 -46 -334, 1 8 2, 1 -14 -8
De Kwakel: 1 6 -28
De Hoef: 2 -30 28
Amstelhoek: 1 22 17
Vrouwenakker: 1 -4 -47
Aalsmeer: 3 36 -29, 1 15 38
Kudelstaart: 1 -43 -45
Rijsenhout: 2 25 -38
Aalsmeerderbrug: 1 14 41
Rozenburg: 1 6 -19, 1744 -375 -489
Oude Meer: -1743 382 537
Purmerend: 3 216 170, 1 11 8, 1 -5 9, 1 14 -6, 1 -21 18, 1 9 12, 1 -19 -27, 1 6 -29
Purmerland: 3 -18 -14
Ilpendam: 1 -15 29
Watergang: 2 -33 1
Wijdewormer: 2 70 -49
Spijkerboor: 2 29 -64, 8198 546 1925
Zuidoostbeemster: -8195 -558 -1824
Middenbeemster: 1 29 -26
Noordbeemster: 1 39 21
Westbeemster: 1 -28 -57
Kwadijk: 7 -33 104
Middelie: 1 9 32
Warder: 1 28 11
Oosthuizen: 1 8 -30
Beets: 1 17 -21
Schardam: 1 9 40
Hobrede: 1 -52 -36
Purmer: 4 -42 41, 1 -22 -20
De Rijp: 1 75 -155
Graft: 1 5 -12
Noordeinde: 1 11 1, 6594 -59 1043
West-Graftdijk: -6593 41 -1082
Oost-Graftdijk: 1 -6 16
Starnmeer: 1 -6 -14
De Woude: 1 4 -23
Zaandam: 12 -108 58, 1 8 -6, 1 1 14, 1 -10 9, 1 -6 -10, 1 11 -21, 1 0 -14, 1 16 17, 1 11 12
Oostzaan: 2 -29 41
Wormerveer: 10 55 -84
Westknollendam: 4 22 -8
Wormer: 6 -20 27
Oostknollendam: 3 20 -18
Markenbinnen: 2 13 -11
Koog aan de Zaan: 5 -69 23
Zaandijk: 3 13 -2
Jisp: 2 33 50
Westzaan: 5 -54 -77
Krommenie: 10 47 -9, 1 5 -7
Assendelft: 4 -32 -11, 1 17 1
Enkhuizen: 34 213 535, 1 10 -10
Venhuizen: 4 -47 -63
Hem: 1 -6 -23
Wijdenes: 1 -20 -29
Oosterleek: 1 0 38
Bovenkarspel: 2 55 47
Grootebroek: 2 -1 -20
Lutjebroek: 1 4 -19
Hoogkarspel: 2 -4 -28
Westwoud: 1 -10 -44
Andijk: 2 60 78
Hoorn: 2 -104 -151, 1 0 -26, 1 4 37, 1 5 -7, 1 7 -10, 2 -15 44, 1 12 -4, 7268 744 249
Oudendijk: -7265 -795 -372
Avenhorn: 2 18 -17
Scharwoude: 1 2 59
Schermerhorn: 2 -21 -124
Spierdijk: 5 47 52, 1 2 8, 1 8 -7
Ursem: 2 -30 -44, 1 -5 -22
Berkhout: 1 19 123
De Goorn: 1 -13 -48
Zuidermeer: 4 35 26
Benningbroek: 2 39 50
Sijbekarspel: 1 2 -24
Abbekerk: 2 26 14
Lambertschaag: 1 17 1
De Weere: 3 -14 -33, 1 -9 12, 1 -3 2
Medemblik: 8 45 106
Opperdoes: 3 -8 -28
Twisk: 2 -18 -22
Oostwoud: 2 -15 36
Midwoud: 1 -9 -17
Zwaagdijk-Oost: 2 -12 74, 1 -8 -38, 1 10 29, 1 -7 -14
Zwaagdijk-West: 1 -24 -64, 1 0 -4
Wognum: 1 7 -36
Nibbixwoud: 1 9 34
Zwaag: 1 -24 12
Hauwert: 2 39 32, 1 12 17
Wervershoof: 1 16 31
Blokker: 2 -73 -59
Oosterblokker: 1 7 28
Schellinkhout: 1 -32 6
Heerhugowaard: 4 36 -271, 1 -8 -12, 1 -5 -13, 1 16 0, 1 -28 -4, 1 19 41
Hensbroek: 5 -10 19
Obdam: 2 18 22
Spanbroek: 2 25 49
Opmeer: 1 6 -7
Hoogwoud: 2 11 -8
Aartswoud: 1 30 17
Broek op Langedijk: 2 -68 -152
Zuid-Scharwoude: 1 12 5
Noord-Scharwoude: 1 11 2
Oudkarspel: 1 9 -8
Winkel: 7 43 101
Lutjewinkel: 1 15 -21
Nieuwe Niedorp: 1 -29 16
Oude Niedorp: 1 -22 -21
't Veld: 1 23 -21
Zijdewind: 1 0 -17
Waarland: 2 -14 -9
Schagen: 3 64 -29, 1 -7 -11
Sint Maarten: 2 -19 -40
Dirkshorn: 2 -18 28
Tuitjenhorn: 1 -10 -25
Warmenhuizen: 2 -16 -18
Schagerbrug: 2 83 22
Sint Maartensbrug: 1 -22 -36
Sint Maartensvlotbrug: 1 7 -24
Burgerbrug: 1 -37 -1
Petten: 1 16 -34
't Zand: 1 69 95
Oudesluis: 1 -6 49
Callantsoog: 2 13 -101
Anna Paulowna: 2 18 118
Breezand: 3 26 -14
Wieringerwaard: 2 -53 55
Kolhorn: 1 -42 27
Barsingerhorn: 1 -6 -35
Haringhuizen: 1 -16 -27
Wieringerwerf: 2 80 204
Kreileroord: 2 -9 49
Slootdorp: 1 5 -112
Middenmeer: 1 -42 30
Hippolytushoef: 2 104 -36
Westerland: 1 -17 -35
Den Oever: 1 41 98
Den Helder: 2 23 -259, 1 1 -14, 1 -14 -19, 1 -4 10, 1 -1 29, 1 -19 12
Julianadorp: 1 -24 -46, 1 -5 2
Huisduinen: 1 63 -15
Den Burg: 2 103 68
Oudeschild: 1 -16 51
De Waal: 1 37 -24
Oosterend: 1 13 55, 7103 314 501
De Cocksdorp: -7102 -258 -530
De Koog: 1 -54 -83
Den Hoorn: 1 -68 -3, 838 -1022 -434
Alkmaar: -824 629 421, 1 -17 9, 1 6 -5, 1 2 -10, 1 10 -6, 1 0 -12, 1 10 9, 4 -15 29, 1 26 14, 1 -18 -17, 1 10 -5, 1 12 -3, 1 0 12, 1 12 1
Oudorp: 2 -36 11
Koedijk: 2 40 -22, 1 12 -15
Sint Pancras: 2 -25 47
Stompetoren: 7 -46 35
Oterleek: 1 20 14
Grootschermer: 1 -51 12
Driehuizen: 1 -2 -39
Zuidschermer: 2 -1 -29, 1 19 0
Heiloo: 4 -1 -68, 1 4 -17, 1 -10 6
Bergen: 8 75 0, 1 3 14, 3992 -1067 1338
Bergen aan Zee: -3989 1059 -1420
Schoorl: 6 44 62
Groet: 2 16 -26
Castricum: 28 -169 -5, 1 -4 16
Limmen: 4 23 15
Uitgeest: 5 -47 15
Akersloot: 10 37 24
Egmond aan Zee: 10 56 -107
Egmond aan den Hoef: 3 6 29
Egmond-Binnen: 1 -29 -1
Beverwijk: 6 -112 4, 1 0 -7, 1 5 -3, 1 4 5, 1 4 10, 1 -4 12, 1 -6 -10, 1 -3 14
Wijk aan Zee: 1 10 -84
Velsen-Noord: 2 -20 47
Heemskerk: 10 38 29, 1 1 7, 1 6 8, 1 -9 -22, 1 -7 4, 1 -5 13, 1 1 12, 1 24 -38, 1 -15 -8
IJmuiden: 2 -49 -22, 1 1 -13, 1 -4 -11, 1 -5 -8, 1 12 2, 1 -6 -18
Velsen-Zuid: 5 -2 80
Driehuis: 4 -8 -19
Velserbroek: 6 -13 21, 1 -5 9
Haarlem: 19 -47 -32, 1 -10 -6, 1 11 -6, 1 -9 -9, 1 10 -4, 4 -2 23, 2 12 9, 1 9 7, 1 -6 -17, 1 10 7, 1 9 9, 1 3 4, 5 -28 4, 1 -11 -4, 1 -4 4, 1 -14 -11, 1 4 12, 1 -14 -6, 1 5 9
Zandvoort: 4 23 -121, 1 -8 -8
Overveen: 9 21 77
Bloemendaal: 10 16 12
Spaarndam: 2 6 57, 1 -2 10
Haarlemmerliede: 1 -23 -3
Santpoort-Noord: 6 45 -43
Santpoort-Zuid: 11 -15 -12
Heemstede: 19 -67 -11, 1 1 11, 1 -11 -4, 1 -10 -13, 1 16 -7, 1 10 2
Aerdenhout: 5 6 -13
Vogelenzang: 3 -43 -18
Bentveld: 2 44 -5
Bennebroek: 5 -44 26
Hoofddorp: 10 -13 86, 1 -9 13, 1 11 -28, 1 2 -22, 1 -14 17
Zwaanshoek: 1 16 -45
Vijfhuizen: 5 41 62
Cruquius: 1 -21 -43
Boesingheliede: 1 26 86
Beinsdorp: 1 -73 -128
Nieuw-Vennep: 7 -20 21, 1 7 11, 1 -13 11
Burgerveen: 1 -21 43
Leimuiderbrug: 1 -8 -11
Weteringbrug: 1 -10 -26
Abbenes: 1 11 -52
Buitenkaag: 1 -12 -33
Kaag: 1 -8 1
Lisse: 2 44 -5, 1 -11 3, 1 20 2
Lisserbroek: 2 -10 13
Sassenheim: 6 -32 -57, 1 -1 10
Hillegom: 9 72 60, 1 -5 -9
De Zilk: 9 12 -34
Noordwijk: 10 -70 -100, 1 13 -9, 1 -5 17, 1 32 22, 7620 896 1781
Noordwijkerhout: -7613 -908 -1761, 1 8 -4
Voorhout: 3 -43 -1, 1 5 1
Katwijk: 5 -21 -70, 1 -7 13, 1 -11 -10, 1 7 -9, 1 5 -15, 3208 -453 1467
Rijnsburg: -3202 441 -1425, 1 3 10
Valkenburg: 3 -16 -14, 1 -5 -22, 4065 -1308 1411
Wassenaar: -4060 1283 -1417, 1 -3 -14, 1 -19 -22, 1 -14 -19, 1 4 25
Voorschoten: 6 8 73, 1 1 -13, 1 15 19, 1 -11 -22
Leidschendam: 7 -32 -47, 1 -6 -1, 1 6 13, 1 -8 -4, 1 -5 2, 1 0 21, 1 -25 -63
Voorburg: 4 13 12, 1 12 6, 1 -5 -16, 1 -5 -9, 1 -11 1
Rijswijk: 6 -5 -10, 1 -6 -6, 1 -9 -12, 1 -4 -8, 1 -4 -10, 1 -9 10, 1 7 7, 1 -2 12, 1 3 15, 1734 -78 1009, 261 -158 -335
Wateringen: -1993 226 -748, 1 -5 14
Kwintsheul: 3 -4 -33
Leiden: 16 141 234, 1 5 3, 1 -10 6, 1 0 17, 1 12 -6, 1 4 -14, 1 9 13, 1 5 -6, 3 -33 -19, 1 -13 9, 1 0 -13, 1 10 -8, 7 6 -21, 1 8 13, 1 10 7, 1 3 11
Oegstgeest: 7 9 -7, 1 -5 -21, 1 15 22
Leiderdorp: 8 -44 55, 1 14 -7, 1 5 10
Hoogmade: 2 4 47
Warmond: 6 27 -79, 1 -5 41
Roelofarendsveen: 9 9 87
Oud Ade: 3 -16 -72
Rijpwetering: 1 8 26
Nieuwe Wetering: 1 16 34
Oude Wetering: 1 3 25
Zoeterwoude: 4 -93 -145, 1 23 27
Hazerswoude-Dorp: 9 -48 69
Hazerswoude-Rijndijk: 3 34 -7
Koudekerk aan den Rijn: 2 5 15
Alphen aan den Rijn: 5 18 51, 1 -4 15, 1 -1 13, 1 -11 -32, 1 -5 12, 1 0 6, 1 -15 23, 1 6 -41, 1 -16 -3
Bodegraven: 2 -23 104, 1 -7 13
Nieuwerbrug aan den Rijn: 3 3 51
Nieuwkoop: 6 71 -40
Noorden: 10 17 54, 1 5 25
Zevenhoven: 3 14 -60
Nieuwveen: 6 12 -37
Aarlanderveen: 4 -56 -29
Leimuiden: 6 81 -56
Ter Aar: 10 -44 41
Rijnsaterwoude: 4 17 -41
Zwammerdam: 6 -89 56
Woubrugge: 10 64 -92
Den Haag: 10 -101 -246, 1 -3 21, 1 -5 -12, 2 0 -32, 1 -13 10, 1 -11 -12, 1 -4 19, 13 45 -65, 1 -4 -12, 1 5 -5, 1 6 9, 1 -13 11, 1 -5 14, 1 17 -52, 1 -3 11, 3 -17 24, 1 -4 9, 1 -3 -8, 1 -4 -5, 1 11 -12, 1 4 6, 5 -15 -6, 1 -5 -5, 1 2 -7, 8 -4 -13, 1 -9 -10, 1 3 -7, 1 4 -3, 1 5 16, 1 9 1, 1 4 -6, 1 -33 22, 3 30 -53, 1 -5 11, 1 -7 -20, 1 21 -4, 1 -4 14, 6 12 39, 1 -1 5, 1 -2 -11, 1 -5 -14, 1 9 6, 1 2 -8, 5 -10 32, 1 -5 7, 1 1 -10, 1 -1 -7, 7 28 -8, 1 1 7, 1 3 -11, 1 7 13, 1 -11 24, 1 17 -22, 1 2 10, 4 -16 74, 1 -3 -9, 1 -6 -13, 1 6 0, 1 -10 -9, 1 12 -13, 1 8 -1
Delft: 14 -90 41, 1 6 4, 1 -9 -15, 1 -1 -13, 2 13 37, 6 -39 -28, 1 2 16, 1 12 -6, 1 -3 -13, 1 -14 17, 1 20 4, 1 4 12, 1 -15 3
Nootdorp: 2 56 18, 1 5 -1
Schipluiden: 4 -74 -77
Pijnacker: 5 44 116, 1 -8 14, 1 -6 -7
Delfgauw: 2 -1 -46
Berkel en Rodenrijs: 6 -11 80, 1 0 -12
Bergschenhoek: 9 -4 41, 1 1 -13
Bleiswijk: 3 23 46
Naaldwijk: 6 -19 -330, 1 -1 9, 1 8 -15
Honselersdijk: 2 7 29
Maasdijk: 1 -50 -14
De Lier: 2 19 33
Monster: 3 49 -72
Ter Heijde: 3 4 -9
Poeldijk: 1 -5 53
's-Gravenzande: 6 -27 -54, 1 0 -3, 1 2 16, 1 7 -14
Zoetermeer: 17 55 327, 1 -11 7, 1 4 -15, 2 1 -11, 1 1 -9, 1 10 10, 1 -27 19, 1 2 -20, 2 16 69, 1 -1 -37, 1 6 13, 1 2 -10, 1 8 -11, 1 -5 -10, 1 4 24, 1 3 10, 1 -11 13
Benthuizen: 2 13 12
Gelderswoude: 4 14 -17
Waddinxveen: 6 -46 126, 1 -4 -14, 1 -4 -5
Moerkapelle: 8 8 -58, 1 -11 6
Zevenhuizen: 9 -26 0, 6593 1114 1759
Boskoop: -6583 -1048 -1688
Gouda: 30 -62 52, 1 -5 -8, 1 17 -4, 1 8 12, 1 -11 11, 1 -8 4, 1 -3 22, 1 -5 -24, 1 0 -40
Reeuwijk: 2 42 41
Stolwijk: 10 -75 47
Berkenwoude: 4 -23 -63
Gouderak: 6 36 -27
Moordrecht: 10 7 -13
Haastrecht: 10 9 112
Vlist: 4 -25 43
Bergambacht: 6 -42 -35
Ammerstol: 4 -6 23
Schoonhoven: 6 21 40, 1 -1 21
Capelle aan den IJssel: 29 -31 -305, 1 8 14, 1 6 12, 1 2 16, 1 7 -7, 1 -5 -32, 1 15 15, 1 7 -2, 1 -41 -35
Nieuwerkerk aan den IJssel: 2 44 72, 1 5 -11, 1 13 -2, 1 -6 12
Krimpen aan den IJssel: 7 -61 -34, 1 6 10, 1 -4 11, 1 10 8, 1 -4 8, 1 -9 -12
Krimpen aan de Lek: 5 -14 18
Ouderkerk aan den IJssel: 4 44 13
Lekkerkerk: 6 -40 46
Alblasserdam: 10 -34 -22, 1 -10 8, 1 15 -25, 1 1 15
Nieuw-Lekkerland: 3 15 17
Streefkerk: 2 14 71
Kinderdijk: 2 -14 -117
Groot-Ammers: 3 38 198
Nieuwpoort: 1 7 41
Langerak: 2 1 13
Waal: 1 5 16
Oud-Alblas: 1 -80 -195
Bleskensgraaf ca: 2 13 74
Molenaarsgraaf: 2 5 45
Brandwijk: 1 6 -1
Ottoland: 1 4 40
Goudriaan: 2 18 35
Ridderkerk: 4 -36 -302, 1 5 -5, 1 11 15, 1 -13 10, 1 -8 -14, 1 0 15, 1 30 -36, 1 -37 4, 1 -3 44
Barendrecht: 2 -1 -83, 1 1 -18, 1 -2 -30, 1 9 3
Heerjansdam: 1 -25 65
Rotterdam: 16 84 -79, 1 -1 -11, 1 6 -5, 1 -5 -4, 1 -6 0, 1 -4 11, 5 7 -19, 1 3 -10, 1 -6 2, 1 -8 6, 1 4 -13, 1 4 -1, 1 4 -7, 1 0 -15, 1 -10 16, 2 20 54, 1 2 -13, 1 -1 -9, 1 6 25, 1 -1 -13, 1 4 2, 1 0 -10, 1 -2 -8, 1 -5 -5, 2 -2 -20, 1 6 -8, 1 6 -5, 1 -11 -6, 1 18 29, 1 17 -34, 1 -21 -11, 4 2 73, 1 8 -7, 1 7 0, 1 0 20, 1 0 14, 1 -8 11, 3 28 72, 2 -53 -83, 1 -4 14, 1 -7 -5, 1 -4 39, 1 13 -1, 1 10 -2, 1 10 2, 1 15 2, 1 5 -3, 2 -56 -48, 1 -7 -9, 1 -9 6, 1 2 11, 1 -9 -3, 1 -9 15, 1 19 36, 1 -6 -11, 1 -9 -1, 2 12 -60, 1 -3 -20, 1 -2 16, 1 -11 -17, 1 -4 23, 1 1 -20, 1 21 -7, 1 -20 -17, 1 17 -24, 76 -22 -3
Schiedam: -54 46 -19, 1 1 11, 1 -7 0, 1 -5 -6, 1 0 -22, 1 5 13, 1 3 -8, 1 6 -5, 1 3 12, 2 12 -15, 1 -2 -9, 1 10 -2, 1 1 13, 1 -11 23
Vlaardingen: 6 -23 -66, 1 2 -21, 1 -9 18, 1 7 17, 1 8 5, 1 12 -6, 1 7 -5, 1 -11 -19
Maassluis: 3 -5 -65, 1 6 -8, 1 -10 -1, 1 9 -11, 1 8 -10, 1 5 -7, 1 -2 17
Hoek van Holland: 4 45 -109
Maasland: 4 -44 139
Rhoon: 6 -81 153, 1 0 51
Poortugaal: 9 0 -81, 1 -7 7, 4 14 -4
Hoogvliet: 15 -2 -32, 1 -7 -4, 1 14 -13, 1 0 19
Pernis: 1 21 21
Vondelingenplaat: 1 -1 -33
Botlek: 1 -9 -82
Europoort: 1 54 -117
Maasvlakte: 1 14 -131
Spijkenisse: 2 -98 304, 1 7 -13, 1 -14 22, 1 -3 -15, 1 -5 19, 1 -4 -18, 1 8 35, 1 -2 -49
Hekelingen: 1 -11 33
Geervliet: 2 36 -82
Simonshaven: 1 -37 18
Zuidland: 2 -2 -24
Abbenbroek: 2 25 -15
Heenvliet: 2 18 -1
Hellevoetsluis: 3 -34 -117, 1 9 6, 1 3 21, 1 -16 -2, 1 7 16
Oudenhoorn: 2 -7 27
Brielle: 4 78 -25, 1 -10 -3
Oostvoorne: 1 17 -60
Tinte: 1 -21 32
Rockanje: 1 -17 -63
Vierpolders: 2 8 108
Zwartewaal: 1 0 38
Middelharnis: 3 -123 -50
Stad aan 't Haringvliet: 2 -23 71
Nieuwe-Tonge: 1 -24 -83
Sommelsdijk: 1 45 -5
Dirksland: 2 -9 -51
Melissant: 1 22 -30
Herkingen: 1 -58 14
Stellendam: 2 95 -57
Goedereede: 1 14 -44
Ouddorp: 1 -15 -70
Oude-Tonge: 2 -115 299
Achthuizen: 1 -5 68
Ooltgensplaat: 1 -3 67
Den Bommel: 1 30 -65
Oud-Beijerland: 3 108 144, 1 0 -20, 1 4 -9
Nieuw-Beijerland: 1 -16 -52
Piershil: 1 -15 -28
Goudswaard: 2 -5 -35
Mijnsheerenland: 4 9 204
Westmaas: 2 -11 -13
Heinenoord: 1 35 17
Numansdorp: 7 -89 -49
Zuid-Beijerland: 3 20 -77
Klaaswaal: 2 18 83
Strijen: 5 -27 104
Strijensas: 1 -27 33
Mookhoek: 1 36 15
's-Gravendeel: 2 24 15
Puttershoek: 2 27 -49
Maasdam: 2 -17 -11
Dordrecht: 12 26 115, 1 -6 15, 1 8 23, 1 -13 -44, 1 1 59, 1 -36 -85, 1 23 23, 1 -3 19, 1 8 23, 9 -18 -27, 1 11 44
Zwijndrecht: 2 31 -77, 1 5 10, 1 -13 -20, 1 3 -22, 1 7 2, 1 -12 4
Hendrik-Ido-Ambacht: 5 37 31, 1 -1 -19, 1 -8 6, 1 -5 12
Papendrecht: 7 -1 35, 1 10 10, 1 -13 0, 1 1 9, 1 8 2, 1 -6 17
Sliedrecht: 5 -11 53, 1 2 13, 1 5 -30, 1 2 21
Wijngaarden: 2 16 -11
Hardinxveld-Giessendam: 5 -19 67, 1 -2 52, 1 9 -47
Giessenburg: 8 16 48
IJsselstein: 20 172 155, 1 5 10, 1 -2 -25, 1 -13 14
Benschop: 1 -4 -62
Lopik: 6 -34 -33
Lopikerkapel: 1 15 93
Jaarsveld: 1 -18 -61
Polsbroek: 2 12 -111
Montfoort: 2 62 87
Oudewater: 4 -19 -83
Snelrewaard: 4 4 19
Nieuwegein: 6 3 196, 1 -10 9, 1 -12 7, 1 -2 -13, 1 15 -13, 1 11 -2, 1 14 4, 1 -2 14, 1 -9 14
Woerden: 2 49 -219, 1 -3 -9, 1 6 -2, 1 9 29, 1 -7 -2, 1 -8 6, 1 -3 -16, 1 -2 -28, 1 7 -1
Vleuten: 2 21 151, 1 -12 -4
De Meern: 1 -12 6, 1 0 21
Haarzuilens: 1 39 -39
Linschoten: 6 -58 -80
Papekop: 3 -15 -61
Driebruggen: 1 -5 -56
Waarder: 1 17 22
Hekendorp: 1 -43 -5
Kamerik: 4 99 77
Zegveld: 3 0 -59
Harmelen: 7 -25 125
Utrecht: 30 -2 157, 1 2 6, 1 8 -14, 1 1 11, 1 4 -3, 6 -21 -6, 1 -10 4, 1 -1 9, 1 -9 12, 1 0 -17, 1 5 -17, 1 9 -9, 1 -8 -12, 3 22 15, 1 4 -1, 1 -8 -9, 1 14 0, 7 -7 -17, 1 23 -16, 1 -14 -7, 1 -11 5, 1 -14 16, 1 -32 -19, 5 56 50, 1 4 5, 1 3 -15, 1 4 5, 1 4 -15, 6 -4 46, 1 3 -8, 1 3 -17, 1 4 7, 1 4 -18, 1 -6 36, 5 -14 7, 1 -9 3, 1 10 12, 8 -18 -12, 1 -10 -2, 1 5 11, 1 0 21, 1 -14 -14
Maarssen: 16 74 -106, 1 -8 16, 1 2 -22, 1 -8 13, 1 6 -24, 1 -10 11, 1 9 -20, 1 -11 13
Oud Zuilen: 3 4 37
Tienhoven: 1 22 21
Westbroek: 3 0 35
Breukelen: 6 23 -121
Breukeleveen: 4 2 66
Nieuwer Ter Aa: 1 19 -90
Kockengen: 2 -44 -27
Nieuwersluis: 3 45 56
Loenen aan de Vecht: 1 16 13
Vreeland: 1 20 12
Loenersloot: 1 -4 -32
Mijdrecht: 7 -22 -138, 1 -8 2, 1 19 0
Vinkeveen: 2 3 69
Waverveen: 1 14 -38
Wilnis: 2 -35 -2
Woerdense Verlaat: 3 -50 -39, 1 8 9, 1 -7 2
Zeist: 48 -64 378, 1 4 -8, 1 -10 -9, 1 7 -10, 1 11 20, 1 3 -11, 1 -6 29, 1 -18 6, 1 -9 -10
Austerlitz: 2 12 63
Huis ter Heide: 1 35 -49, 5624 902 1215
Bilthoven: -5615 -896 -1293, 1 7 25, 1 8 -10
De Bilt: 8 -27 -26, 1 -1 9
Den Dolder: 2 33 56
Bosch en Duin: 1 -19 0
Groenekan: 2 4 -86
Maartensdijk: 1 29 21
Hollandsche Rading: 1 20 -1
Baarn: 2 43 110, 1 -11 14, 1 4 -17, 1 4 -45
Lage Vuursche: 5 -34 -15
Bunschoten-Spakenburg: 2 61 157, 1 4 -10
Eemdijk: 2 8 -40
Eemnes: 1 -2 -71
Soest: 6 -65 33, 1 -8 -10, 1 -5 -12, 1 4 34, 1 -8 -12, 1 -3 -10, 2 -7 27
Soesterberg: 1 -41 -17
Barneveld: 2 28 297, 1 -16 -6, 1 7 24
Kootwijkerbroek: 1 14 66
Kootwijk: 1 35 111
Stroe: 1 1 -98
Voorthuizen: 5 1 -59
Terschuur: 3 -25 -105
Zwartebroek: 1 15 -15
Achterveld: 6 -42 -12, 1 2 22
De Glind: 2 -19 -5
Amersfoort: 17 36 -123, 1 5 -22, 1 9 21, 1 -8 11, 1 4 12, 1 -13 -2, 1 -8 -19, 1 0 -19, 1 10 -21, 2 20 66, 1 7 -11, 1 7 -10, 1 12 -17, 1 -5 42, 1 6 5
Hoogland: 2 -16 -49
Hooglanderveen: 1 1 55
Leusden: 2 -51 5, 1 -17 -29, 1 12 15, 1 -4 16
Stoutenburg: 1 26 -1
Stoutenburg Noord: 1 8 28
Harderwijk: 5 188 158, 1 -4 12, 1 -9 -1, 1 2 -23, 1 -12 -10, 1 32 31, 1 -30 5, 1 20 10
Hierden: 1 5 33
Ermelo: 2 -54 -58, 1 -1 29, 1 5 -53
Nijkerk: 8 -76 -121, 1 -12 27, 1 0 -41
Nijkerkerveen: 1 -20 4
Hoevelaken: 7 -20 -6
Putten: 10 76 155, 1 4 -29
Garderen: 4 -23 121
Uddel: 2 15 71
Zeewolde: 3 86 -240, 1 -9 3, 1 13 -23, 1 8 11, 1 3 -13, 1 -77 -94, 1 83 45, 1 25 127, 1 -23 -93
Veenendaal: 2 -332 56, 1 5 13, 1 -20 -15, 1 9 -14, 1 16 8, 1 -3 -20, 1 -10 54
Rhenen: 4 -55 -13, 1 0 -5
Elst: 9 20 -64, 1 3 -15, 2739 -66 363, 1 -9 -7
Scherpenzeel: -2737 166 -353, 4558 750 383
Renswoude: -4556 -756 -333
Woudenberg: 4 7 -117
Doorn: 10 -42 -86
Cothen: 4 -43 -30
Langbroek: 2 14 28
Maarn: 4 55 38
Maarsbergen: 2 -10 40
Leersum: 3 -41 15
Amerongen: 2 -12 32
Overberg: 1 30 39
Wijk bij Duurstede: 2 -59 -167, 1 7 9
Driebergen-Rijsenburg: 9 77 -52, 1 -7 -13
Bunnik: 9 17 -78
Odijk: 3 -15 37
Werkhoven: 1 -29 10
Ossenwaard: 4 -31 -106
Houten: 2 30 27, 1 14 -12, 1 4 21, 1 -16 10, 1 4 -11
't Goy: 2 -25 45
Schalkwijk: 1 -12 -27
Tull en 't Waal: 1 7 -50
Tiel: 2 -112 290, 1 9 -9, 1 -1 -7, 1 17 24, 1 -16 5, 1 -16 -32, 1 -9 -12
Zoelen: 4 47 8
Kerk-Avezaath: 1 -18 -28
Kapel Avezaath: 1 -16 0
Wadenoijen: 1 -12 -13
Kapel-Avezaath: 2 14 -10
Kerk Avezaath: 1 2 39
Maurik: 4 74 28
Eck en Wiel: 3 9 32
Ingen: 7 -8 30
Ommeren: 1 -20 2
Lienden: 1 1 28
Kesteren: 8 -10 56
Opheusden: 2 -2 57
Ochten: 8 -20 -58
IJzendoorn: 2 -3 -38
Echteld: 1 2 -41
Ophemert: 7 -64 -109
Zennewijnen: 1 13 25
Heesselt: 1 -43 -57
Varik: 1 9 19
Culemborg: 37 132 -140, 1 -4 13, 1 -5 -13, 1 -6 -16, 1 8 -4, 1 -3 -17, 1 -9 -3
Zoelmond: 4 4 119
Beusichem: 1 8 -20
Asch: 3 -20 26
Buren: 1 -19 19, 5048 1541 466
Erichem: -5047 -1553 -450
Ravenswaaij: 2 50 -21
Everdingen: 2 12 -174
Zijderveld: 1 -19 -18
Hagestein: 2 38 -12
Hoef en Haag: 1 8 -6
Hei- en Boeicop: 1 -43 -44
Lexmond: 2 16 -42
Vianen: 3 30 69, 1 -1 -9, 1 -8 -14, 1301 -264 777
Leerdam: -1293 174 -758, 1 -3 -18, 1 10 11
Schoonrewoerd: 2 24 27
Asperen: 2 -42 -10
Acquoy: 4 4 26
Rhenoy: 1 2 18
Beesd: 1 3 40
Gellicum: 2 -14 -38
Rumpt: 1 6 24
Enspijk: 1 -1 34
Deil: 1 3 29
Heukelum: 3 -13 -168
Oosterwijk: 2 7 -2
Herwijnen: 8 -51 61
Hellouw: 3 1 45
Haaften: 1 -9 35
Tuil: 1 6 29
Waardenburg: 5 9 14
Neerijnen: 1 7 29
Opijnen: 2 -12 17
Est: 1 23 14
Geldermalsen: 6 29 -21
Meteren: 3 -12 -8
Tricht: 2 22 -19
Buurmalsen: 1 3 24
Gorinchem: 4 -64 -316, 1 3 -30, 1 0 12, 1 4 -1, 1 5 10, 1 0 16, 1 -7 13, 1 0 17
Schelluinen: 1 10 -86
Spijk: 2 11 87, 1 -4 -1, 2705 -2 1135, 2992 1541 692
Dalem: -5696 -1564 -1829
Vuren: 1 1 44
Hoogblokland: 7 49 -77
Hoornaar: 2 1 -32
Noordeloos: 2 23 -3
Meerkerk: 6 18 52
Ameide: 2 35 -30
Tienhoven aan de Lek: 2 3 -13
Arkel: 6 -93 43
Nieuwland: 2 35 26
Leerbroek: 2 14 28
Kedichem: 2 -50 0
Werkendam: 4 -55 -155
Sleeuwijk: 3 7 57
Nieuwendijk: 1 -41 -30
Wijk en Aalburg: 6 -16 206
Veen: 3 20 -23
Genderen: 1 -42 -17
Eethen: 1 -5 -33
Drongelen: 1 -14 -6
Meeuwen: 1 11 -36
Babyloniënbroek: 1 17 10
Dussen: 2 -12 -58
Hank: 2 1 -68
Andel: 8 48 162
Giessen: 2 5 -25
Woudrichem: 2 25 -35
Almkerk: 1 -40 -39
Waardhuizen: 1 5 48
Uitwijk: 1 10 2
Zierikzee: 13 -137 -1091, 1 -5 -12, 1 14 25
Ouwerkerk: 2 -32 56
Nieuwerkerk: 1 23 15
Oosterland: 1 1 36
Sirjansland: 1 23 -3
Bruinisse: 3 -10 53
Dreischor: 4 26 -104
Zonnemaire: 1 24 -34
Noordgouwe: 1 -27 -10
Brouwershaven: 1 45 -38
Kerkwerve: 3 -45 -11
Scharendijke: 1 47 -46
Ellemeet: 1 -5 -27
Renesse: 2 2 -51
Noordwelle: 1 1 33
Serooskerke: 1 -31 15, 26 -152 -218
Burgh-Haamstede: -25 145 131
Middelburg: 3 -194 -113, 1 7 10, 1 6 -15, 1 -10 -12, 1 -13 4, 1 -5 14, 1 4 14, 1 7 16
Nieuw- en Sint Joosland: 1 -13 15
Arnemuiden: 2 22 19
Veere: 10 39 -18
Gapinge: 1 0 -35
Vrouwenpolder: 2 36 -11
Oostkapelle: 2 -10 -66
Domburg: 1 -9 -52
Westkapelle: 4 -34 -52
Aagtekerke: 2 19 62
Grijpskerke: 1 -13 56
Meliskerke: 1 -17 -50
Koudekerke: 6 -37 35
Biggekerke: 2 18 -25
Zoutelande: 1 7 -39
Vlissingen: 7 -59 91, 1 7 -4, 1 5 0, 1 5 -19, 1 0 23, 1 4 4, 1 5 13
Oost-Souburg: 1 -5 12
Ritthem: 1 -9 43
Yerseke: 12 35 400
Rilland: 10 -75 136
Krabbendijke: 2 15 -71
Waarde: 1 -13 -40
Oostdijk: 1 24 6
Kruiningen: 1 6 -45
Hansweert: 1 1 -29
Kapelle: 4 33 -43
Schore: 2 -20 37
Wemeldinge: 1 54 -3
's-Gravenpolder: 7 -58 -91
Hoedekenskerke: 2 -33 7
Kwadendamme: 1 9 -33
Baarland: 1 -29 10
Oudelande: 1 4 -37
Ellewoutsdijk: 1 -18 -34
Driewegen: 1 27 -13
Ovezande: 3 11 14
Nisse: 2 23 34
's-Heer Abtskerke: 1 18 23
Heinkenszand: 7 3 -63
's-Heerenhoek: 2 -20 -41
Borssele: 1 -30 -32
Nieuwdorp: 1 45 0
Lewedorp: 1 25 11
's-Heer Arendskerke: 2 0 68
Goes: 3 10 74, 1 -12 4, 1 22 -14, 1 0 25, 1 7 -2
Wolphaartsdijk: 6 13 -90
's-Heer Hendrikskinderen: 1 -32 46
Kattendijke: 2 19 83
Wilhelminadorp: 1 8 -48
Kloetinge: 6 -33 16, 1 -15 6
Kortgene: 2 76 -113
Kats: 1 11 77
Colijnsplaat: 1 31 -36
Wissenkerke: 5 -15 -98
Kamperland: 2 -7 -57
Geersdijk: 1 -11 80
Oostburg: 7 -239 -279
Groede: 2 53 17
Nieuwvliet: 1 2 -55
Zuidzande: 1 -41 -5
Cadzand: 1 35 -54
Schoondijke: 1 -21 161
Waterlandkerkje: 1 -40 -2
Breskens: 3 81 -2
Hoofdplaat: 2 -24 98
IJzendijke: 2 -51 -33
Biervliet: 6 9 68, 1 -6 -22
Sluis: 2 -17 -275
Retranchement: 1 48 -4
Aardenburg: 2 -80 60
Sint Kruis: 1 4 62
Eede: 1 -31 -54
Terneuzen: 2 88 376, 1 -5 16, 1 -3 21, 2 -13 -9, 1 2 -7, 1 9 -15, 1 -11 6
Spui: 1 -17 36
Sluiskil: 2 -19 -42
Hoek: 1 34 -56
Zaamslag: 1 3 137
Sas van Gent: 8 -83 -118
Philippine: 2 50 -40
Westdorpe: 1 -49 72
Hulst: 7 50 225, 1 -9 15
Sint Jansteen: 2 -13 -19
Kapellebrug: 1 -8 14
Heikant: 1 -4 -41
Clinge: 1 19 66
Nieuw Namen: 1 30 73
Graauw: 1 31 -60
Axel: 2 -62 -192
Zuiddorpe: 3 -36 -12
Overslag: 1 -24 -4
Koewacht: 1 23 72
Vogelwaarde: 5 94 11
Terhole: 2 -9 64
Kuitaart: 1 20 -3
Hengstdijk: 1 5 -42
Lamswaarde: 1 1 60
Kloosterzande: 1 27 -38
Walsoorden: 1 17 0
Ossenisse: 1 2 -42
Bergen op Zoom: 22 107 310, 1 3 -16, 1 7 12, 1 3 12, 1 -23 -6, 1 -7 3, 1 0 -16, 4 16 27, 1 8 11, 1 -9 1, 1 -8 -9, 1 -9 1
Hoogerheide: 6 -49 22
Woensdrecht: 3 2 -24
Huijbergen: 1 3 72
Ossendrecht: 6 -37 -45
Putte: 4 -32 65
Steenbergen: 6 220 -76, 1 8 -4, 4655 1509 2088
De Heen: -4652 -1495 -2141
Halsteren: 6 -77 14
Lepelstraat: 3 22 -1
Dinteloord: 7 84 93
Sint Philipsland: 4 -12 -211
Nieuw-Vossemeer: 6 -33 62
Tholen: 10 -55 -4
Poortvliet: 2 12 -73
Scherpenisse: 1 -2 -44
Sint-Maartensdijk: 1 6 -23
Stavenisse: 1 37 -62
Sint-Annaland: 1 13 87
Oud-Vossemeer: 1 -29 98
Roosendaal: 3 -38 260, 1 4 14, 1 -2 -30, 1 20 23, 1 -8 19, 1 -20 7, 1 -8 -31, 1 -2 -24
Nispen: 1 -33 22
Sint Willebrord: 2 66 130
Sprundel: 3 -13 11
Rucphen: 1 -6 -45
Schijf: 6 -32 -1, 1 -1 18
Wouw: 2 24 -182
Wouwse Plantage: 1 -38 4
Heerle: 1 34 -33
Moerstraten: 1 20 -18
Oudenbosch: 4 51 190
Zegge: 4 -32 -17
Hoeven: 6 22 63
Bosschenhoofd: 3 -18 -37
Oud Gastel: 7 26 -78
Stampersgat: 3 26 -22
Kruisland: 2 -44 -34
Standdaarbuiten: 2 46 106
Noordhoek: 1 27 17
Zevenbergen: 2 4 68, 1 -8 8
Zevenbergschen Hoek: 3 35 69, 1 -10 17
Langeweg: 5 -15 -33, 1 -4 3
Moerdijk: 9 59 -34, 1 -12 -14
Klundert: 9 -26 -81
Fijnaart: 2 -27 -64
Heijningen: 1 17 -59
Oudemolen: 2 6 45, 4688 1390 2183
Willemstad: -4687 -1365 -2199
Breda: 14 -98 336, 1 -12 -22, 1 -1 -14, 1 13 14, 1 10 14, 1 1 23, 1 -8 18, 1 -12 -24, 1 -4 -16, 3 38 -39, 1 10 8, 1 -14 8, 1 3 24, 1 -3 14, 1 -2 13, 7 -36 6, 1 -1 -16, 1 -38 -27, 1 37 9, 1 -9 -51, 1 24 -7
Prinsenbeek: 2 15 1
Terheijden: 3 44 42
Wagenberg: 1 22 -5
Teteringen: 2 -56 72
Dorst: 2 -16 40
Ulvenhout: 2 -45 -60, 7 -10 17
Bavel: -4 28 10, 5 -14 28
Galder: -4 -38 -82
Strijbeek: 1 -4 22
Chaam: 5 -4 68
Etten-Leur: 10 80 -212, 1 -11 -2, 1 -10 -1, 1 12 -21, 1 -6 3, 1 -9 4, 1 11 -23, 1 -7 -5, 1 -5 12
Zundert: 2 -91 41
Klein Zundert: 1 14 -10
Wernhout: 2 -38 -15
Achtmaal: 1 7 -53
Rijsbergen: 6 63 116
Oosterhout: 10 130 164, 1 -10 -2, 1 -18 11, 1 12 -23, 1 19 1, 1 2 -15, 1 6 35, 1 7 -4, 3 -7 -53, 1767 223 1012
Oosteind: -1769 -234 -917
Made: 12 31 -114
Drimmelen: 3 32 12
Lage Zwaluwe: 2 0 -105
Hooge Zwaluwe: 1 -25 47
Geertruidenberg: 4 18 108
Raamsdonksveer: 10 -5 20, 1 6 2
Raamsdonk: 2 -14 31
Tilburg: 67 -104 178, 1 -1 14, 1 -15 -1, 1 -2 -6, 1 2 19, 2 -14 -14, 1 2 11, 3 -9 -20, 1 -7 4, 3 8 -24, 1 -9 -3, 6 7 -27, 3 37 -60, 1 -13 11, 1 -13 65, 1 -1 25, 3 8 -2, 1 6 -24, 1 10 -39, 1 -5 23, 1 9 -43, 1 -13 82, 1 20 -61, 1 -5 36, 1 2 23
Goirle: 2 -67 -11, 1 5 -15, 1 5 30
Berkel-Enschot: 3 52 63, 1 4 -6
Heukelom: 2 -14 20
Oisterwijk: 2 7 32, 1 -9 20, 1 9 -37
Moergestel: 3 -38 12
Udenhout: 5 67 -39
Biezenmortel: 3 12 37
Haaren: 2 -19 46
Hilvarenbeek: 5 -113 -93
Biest-Houtakker: 3 18 22
Esbeek: 1 -48 -18
Diessen: 2 11 41
Haghorst: 2 26 28
Oost West en Middelbeers: 2 -26 43
Lage Mierde: 3 -63 -101
Hooge Mierde: 1 -20 -23
Hulsel: 1 1 53
Dongen: 5 237 -254, 1 8 5, 1 -4 20, 1 -6 -7, 1 -9 30, 1 28 -7, 1 -26 -37
's Gravenmoer: 2 41 15
Baarle-Nassau: 2 -218 -11
Ulicoten: 2 15 -71
Castelre: 1 -36 -75
Rijen: 7 170 131, 1 0 11
Molenschot: 2 -19 -42
Hulten: 1 5 70
Gilze: 1 -32 -18
Alphen: 5 -60 20, 1495 342 512
Riel: -1493 -300 -451
Waalwijk: 8 162 38, 1 3 25, 1 -9 1, 1 -3 -17, 1 21 -14, 1 -25 -13
Drunen: 5 12 96, 1 -3 -12
Elshout: 2 17 16
Oudheusden: 2 23 -2
Doeveren: 1 -1 -47
Heesbeen: 1 10 31
Sprang-Capelle: 3 -57 -103
Waspik: 4 10 -71
Kaatsheuvel: 6 -27 85, 1 -5 -12
Loon op Zand: 3 -27 54
De Moer: 1 -1 -63
Den Bosch: 35 64 292, 1 8 5, 1 -2 17, 2 -6 4, 1 -7 -8, 5 42 -64, 1 -21 17, 1 -12 8, 1 7 -23, 7 12 46, 1 -3 23, 1 8 -8, 1 10 -33, 1 2 20, 1 6 19, 1 -3 -36
Rosmalen: 4 -12 67, 1 -7 10, 1 10 3, 1 -5 15, 1 17 -34, 1 -33 -9, 1 31 24, 1 -25 18, 1 23 15
Vlijmen: 2 -34 -189, 1 4 -2
Nieuwkuijk: 1 -7 -29
Haarsteeg: 1 18 18
Herpt: 1 19 -41
Heusden: 1 5 -18, 469 -353 629
Hedikhuizen: -468 352 -581
Berlicum: 1 -57 217
Vught: 3 -19 -108, 1 -13 -12, 1 17 -4, 1 13 8
Cromvoirt: 2 -15 -55
Helvoirt: 2 -25 -6
Sint-Michielsgestel: 3 10 124, 1 -1 9
Den Dungen: 3 24 14
Boxtel: 6 -81 -53, 1 11 -8, 1 -7 25
Gemonde: 8 26 17, 1 7 22, 1 -1 -18, 1 -6 10
Esch: 2 -4 -77
Liempde: 2 -43 78
Zaltbommel: 3 238 -123, 1 -8 4
Zuilichem: 3 8 -116
Brakel: 1 9 -44
Poederoijen: 1 -28 -13
Aalst: 1 -6 52
Gameren: 3 18 73
Nieuwaal: 2 8 -26
Bruchem: 1 -22 60
Kerkwijk: 1 -11 -19
Delwijnen: 1 -4 -31
Nederhemert: 1 -7 -23
Bern: 1 -16 4
Hedel: 3 0 92
Ammerzoden: 3 2 -40
Well: 1 0 -23, 530 -190 890
Hurwenen: -528 250 -772
Rossum: 1 -9 14, 2268 552 1596
Kerkdriel: -2265 -581 -1592
Hoenzadriel: 2 -16 -2
Velddriel: 1 12 -27
Alem: 1 19 41
Oss: 6 -19 176, 1 -11 13, 1 -8 -18, 1 4 -10, 1 14 -4, 1 10 14, 1 2 23, 1 -9 -2, 1 -8 16
Berghem: 2 7 20
Deursen-Dennenburg: 1 32 54
Dieden: 1 18 -16
Demen: 1 -4 19
Neerlangel: 1 -10 16
Neerloon: 1 -17 30
Overlangel: 1 -12 -4
Huisseling: 1 12 -31
Keent: 1 -16 53
Grave: 2 -16 45
Velp: 2 -7 -19, 1518 249 253, 1 -8 -2, 1 -1 12
Escharen: -1519 -248 -237
Megen: 2 79 -184
Macharen: 1 -15 -19
Haren: 1 -3 41, 4383 1372 1026, 1 -4 -12, 1 2 28
Ravenstein: -4382 -1378 -977
Herpen: 2 -23 -11
Schaijk: 1 -28 -5
Reek: 1 1 49
Vinkel: 6 -35 -217, 1 -3 -26, 1 -1 36
Heesch: 1 25 52
Geffen: 2 10 -61
Nistelrode: 2 -37 96
Nuland: 3 23 -125, 1 5 -10
Oijen: 2 90 78
Teeffelen: 1 -23 -11
Lithoijen: 1 2 -30
Lith: 1 6 -28
Maren-Kessel: 1 -15 -47
Uden: 3 -132 222, 1 7 7, 1 0 17, 1 -14 -17, 1 2 26, 1 -1 -24
Volkel: 2 -7 41
Odiliapeel: 1 -3 47
Zeeland: 2 53 -31
Gemert: 10 -139 13, 1 4 10
Handel: 1 18 14
Elsendorp: 1 2 57
De Mortel: 1 -41 -59
Boekel: 2 63 -34
Venhorst: 1 6 58
Cuijk: 3 119 142, 1 11 -17
Sint Agatha: 3 -27 49
Beers: 2 12 -81
Gassel: 1 15 -50
Linden: 1 8 52
Oeffelt: 2 -49 102
Haps: 2 -8 -71
Landhorst: 2 -71 -76
Wanroij: 1 38 33
Rijkevoort: 1 1 68
Rijkevoort-De Walsert: 2 -8 -27
Mill: 2 38 -83
Langenboom: 2 15 -47
Sint Hubert: 1 -25 78
Wilbertoord: 1 -22 -34
Veghel: 6 -37 -230, 1 -3 -12, 1 -8 20, 1 24 12, 1 -41 -23, 1 14 -38, 1 19 55
Erp: 2 -30 48
Loosbroek: 2 86 -96, 1 -3 -1
Heeswijk-Dinther: 1 -25 -29
Vorstenbosch: 3 3 72
Schijndel: 5 -36 -124, 1 2 14
Sint-Oedenrode: 9 -50 19, 1 -14 -4
Veldhoven: 9 -137 -55, 1 5 15, 1 -10 -6, 1 -11 -13, 1 6 -10, 1 6 -2, 1 6 -17, 1 7 21, 1 3 14
Knegsel: 2 -35 -58
Vessem: 1 25 -60
Wintelre: 1 24 53
Eersel: 8 -90 -23
Steensel: 3 21 38
Duizel: 1 -8 -59
Hapert: 2 -5 -39
Hoogeloon: 1 33 14
Casteren: 1 0 -31
Bladel: 2 -29 -22
Netersel: 3 36 -9
Reusel: 7 -43 -44
Valkenswaard: 10 -6 267, 1 5 22, 1 -3 19, 1 -7 -16, 1 0 15, 1 -48 -25
Riethoven: 5 53 -62
Westerhoven: 2 -24 24
Bergeijk: 8 -13 -58
Luyksgestel: 4 -29 -29
Waalre: 6 100 123, 1 9 27, 1 -2 15
Heeze: 8 -15 86
Leende: 4 -32 -20
Eindhoven: 16 88 -72, 1 12 -7, 1 -11 24, 1 -10 -5, 1 1 -17, 1 11 -15, 1 7 -3, 4 8 0, 1 4 7, 1 1 14, 1 10 -21, 1 2 18, 1 6 -45, 1 7 14, 1 -5 28, 1 9 0, 2 -28 22, 1 16 2, 1 13 -1, 8 -43 25, 1 -8 -5, 1 -16 -14, 1 -5 -12, 1 6 22, 1 -6 -2, 1 4 15, 4 28 -81, 1 -11 -5, 1 -15 7, 1 -3 13, 1 -6 -18, 1 -4 16, 1 40 -56, 1 -10 10
Geldrop: 3 -29 131, 1 16 6, 1 -12 -1, 1 2 14, 1 1 15, 1 5 -3, 1 7 -7
Nuenen: 4 43 -17, 1 -9 1, 1 8 15, 1 2 -18
Best: 7 45 -137, 1 -4 -19, 1 -8 10, 1 -5 -12, 1 -2 -14
Oirschot: 3 6 -63, 1 -9 2
Son en Breugel: 2 18 173, 1 4 -6, 2 -2 32
Helmond: 7 -37 152, 1 12 4, 1 -13 16, 1 -16 19, 1 7 -34, 1 -8 -37, 1 14 10, 1 -5 -28, 1 9 86
Someren: 2 -95 13, 1 -20 1
Lierop: 3 55 -34
Asten: 6 -16 71, 1 5 10
Ommel: 2 15 -17
Mierlo: 7 16 -127
Aarle-Rixtel: 4 69 23
Lieshout: 2 8 -48
Mariahout: 1 23 -20
Beek en Donk: 3 -7 57
Deurne: 10 -73 165, 1 17 6, 1 -28 -10, 1 14 24
Vlierden: 2 -18 -57
Liessel: 1 -33 65
Neerkant: 1 -44 44
Helenaveen: 1 22 48
Bakel: 2 112 -179
Milheeze: 2 1 47
De Rips: 1 45 32
Griendtsveen: 2 -106 71
Meijel: 1 -119 -12, 1 19 11
Venray: 33 181 84, 1 -2 19, 1 11 5, 1 4 -22
Oostrum: 3 -10 47
Oirlo: 1 -17 17
Leunen: 1 -2 -55
Castenray: 2 -18 54
Heide: 1 15 -85
Ysselsteyn: 1 -17 -50
Veulen: 1 -6 59
Merselo: 1 48 -29
Vredepeel: 1 17 -61
Smakt: 1 17 137
Vierlingsbeek: 4 32 3
Maashees: 2 -25 26
Holthees: 1 4 -26
Overloon: 1 -4 -61
Groeningen: 1 37 50
Vortum-Mullem: 1 11 -20
Boxmeer: 4 29 -30
Beugen: 4 25 -11
Sambeek: 1 -38 29
Oploo: 5 -31 -101
Westerbeek: 2 -23 1
Stevensbeek: 1 22 53
Sint Anthonis: 1 23 -36
Ledeacker: 1 10 -10
Afferden: 5 0 145, 803 244 -383
Siebengewald: -801 -230 465
Wellerlooi: 3 -115 45
Wanssum: 5 1 -67
Geijsteren: 1 15 -28
Blitterswijck: 1 -22 60
Meerlo: 1 -17 -22
Tienray: 1 -17 8
Swolgen: 1 -2 25
Broekhuizenvorst: 5 3 38
Broekhuizen: 1 -12 3, 2093 1213 102
Venlo: -2054 -1326 -91, 1 -10 -5, 1 7 18, 1 12 -7, 1 -23 10, 1 29 7, 5 -19 -46, 1 7 -5, 1 -12 -1, 1 5 -11, 1 9 -2, 1 -18 1, 1 18 -14, 1 13 16
Tegelen: 3 -45 8, 1 -10 12
Steyl: 3 -1 -25
Velden: 6 82 42
Lomm: 2 33 4
Arcen: 1 36 19
Belfeld: 7 -173 -73
Reuver: 2 -28 -40
Beesel: 1 -16 -37
Horst: 7 187 10
Melderslo: 1 7 34
Hegelsom: 1 -24 -46
Meterik: 1 17 -17
America: 2 -8 -58
Grubbenvorst: 5 -26 176
Lottum: 2 39 12
Sevenum: 2 -51 -118
Kronenberg: 1 8 -37
Evertsoord: 1 -14 -48
Panningen: 4 -74 29
Koningslust: 3 30 16
Grashoek: 1 4 -55
Beringe: 1 -25 3
Egchel: 1 -23 30
Helden: 1 8 26
Baarlo: 3 8 94, 2381 1407 -145
Maasbree: -2379 -1375 100
Kessel: 2 -70 0
Weert: 6 -38 -342, 1 5 -27, 1 8 29, 1 -13 19, 1 -20 7, 1 7 -35
Ell: 5 -22 96
Haler: 1 -30 -15
Hunsel: 1 1 31
Ittervoort: 1 -18 11
Neeritter: 1 -7 -20
Thorn: 2 -2 41
Wessem: 2 -1 37
Budel: 2 110 -304
Budel-Schoot: 2 -21 -9
Budel-Dorplein: 1 -13 12
Maarheeze: 2 73 40
Soerendonk: 1 -9 -43
Gastel: 1 -16 -22
Sterksel: 1 67 64
Nederweert: 2 -67 130
Nederweert-Eind: 3 -9 35
Ospel: 1 26 7
Kelpen-Oler: 2 -81 36
Stramproy: 2 -28 -110
Roermond: 2 0 271, 1 4 25, 1 -10 -3, 1 -7 -1, 1 -4 -3
Herten: 4 0 -41
Maasbracht: 2 -34 -73
Posterholt: 10 -21 140
Vlodrop: 2 13 51
Montfort: 2 -8 -135
Linne: 2 28 -9
Swalmen: 4 76 104
Melick: 3 -71 -25
Herkenbosch: 1 -4 52
Sint Odiliënberg: 2 -14 -68
Haelen: 4 92 -47
Buggenum: 1 -1 24
Nunhem: 1 12 -16
Horn: 2 -34 -20
Neer: 1 52 46
Roggel: 2 4 -62
Heibloem: 1 32 -29
Leveroy: 2 -49 -60, 1 0 11
Heythuysen: 1 1 45
Baexem: 2 -24 -12
Grathem: 1 -32 -23
Heel: 1 -13 33
Beegden: 2 8 26
Echt: 2 -85 -43, 1 -10 18
Koningsbosch: 2 -42 60
Maria Hoop: 1 35 16
Stevensweert: 2 43 -118
Ohéen Laak: 2 -18 -19
Sint Joost: 2 1 69, 1 4 1
Susteren: 2 -52 -41
Roosteren: 2 15 -44
Nieuwstadt: 2 -44 46
Born: 3 -3 -52
Buchten: 1 8 1
Holtum: 1 6 10
Papenhoven: 1 -6 -37
Obbicht: 1 -14 -3
Grevenbicht: 2 12 -7
Urmond: 2 -44 -2
Sittard: 2 3 94, 1 -7 20, 1 -4 -26, 1 3 -9, 1 16 2, 1 0 19, 1 -7 16
Limbricht: 4 12 -50
Einighausen: 1 -12 -11
Guttecoven: 1 14 -8
Munstergeleen: 8 -39 45
Windraak: 2 -2 23
Puth: 2 -19 -15
Geleen: 6 13 -49, 1 9 10, 1 7 -14, 1 -27 9, 1 6 0, 1 10 13, 1 17 -43
Stein: 4 -20 -30
Sweikhuizen: 3 -15 80
Spaubeek: 2 -14 -9
Elsloo: 5 10 -71, 2243 1992 472
Beek: -2233 -2001 -439, 382 888 127, 464 80 260
Maastricht-Airport: -838 -986 -410
Maastricht: 12 -73 -90, 1 -12 2, 1 0 -23, 1 8 7, 1 -5 -24, 1 8 9, 1 7 10, 1 8 -12, 1 0 31, 2 -17 15, 1 19 9, 1 18 -18, 1 -33 18, 1 11 19, 1 -14 -5, 1 -10 2, 1 -11 -3, 1 3 -17
Meerssen: 2 55 41
Ulestraten: 4 20 31
Moorveld: 2 14 -16
Bunde: 4 -22 -31
Geulle: 2 26 17
Eijsden: 2 -144 -37
Gronsveld: 2 28 17
Eckelrade: 4 0 36, 1 -2 -1
Noorbeek: 3 -33 54
Mheer: 6 10 -26
Banholt: 1 8 15
Sint Geertruid: 3 6 -38
Cadier en Keer: 2 34 -6
Bemelen: 1 15 9
Margraten: 1 -23 49
Gulpen: 2 -9 65
Ingber: 2 4 -28
Reijmerstok: 1 -17 -20
Heijenrath: 2 -25 37
Slenaken: 1 -6 -17
Beutenaken: 1 13 -3
Mechelen: 3 11 69
Epen: 4 -21 -15
Wittem: 1 38 28
Eys: 1 17 2
Elkenrade: 2 14 -21
Vaals: 2 -69 96
Vijlen: 3 13 -54
Lemiers: 1 0 29
Schin op Geul: 10 67 -120
Scheulder: 2 -23 -26
Ransdaal: 4 36 47, 1 -2 1
Wijlre: 9 -27 0
Berg en Terblijt: 4 25 -103
Schimmert: 8 43 32
Hulsberg: 3 -14 33
Walem: 5 -26 16, 1 -3 -4
Klimmen: 1 17 19
Bocholtz: 8 -59 120
Baneheide: 2 -1 -32
Nuth: 8 100 -86
Wijnandsrade: 2 -12 0
Schinnen: 2 35 -5
Voerendaal: 2 -67 51
Simpelveld: 2 -39 47
Landgraaf: 2 66 36, 1 -14 0, 1 20 14, 1 9 18
Heerlen: 37 -28 -73, 1 9 -7, 1 19 -13, 1 4 14, 1 -23 20, 1 -13 8, 1 -10 -16, 1 -6 24, 1 8 -39, 2 52 -14, 1 -83 50
Hoensbroek: 9 81 -71, 1 -3 -14, 1 -12 11
Amstenrade: 3 28 -6
Oirsbeek: 2 10 -11
Doenrade: 1 18 -3
Brunssum: 2 -17 59, 1 2 13, 1 -11 -4, 1 0 -16, 1 -7 15, 1 0 -32
Merkelbeek: 1 21 -8
Schinveld: 4 13 47
Jabeek: 3 12 -41
Bingelrade: 2 -10 -4
Kerkrade: 5 -106 131, 1 -10 1, 1 19 -2, 1 8 3, 1 -31 -46, 1 10 3, 1 6 -1, 1 10 20, 1 16 0
Eygelshoven: 2 1 13
Nijmegen: 40 953 -196, 1 -6 -7, 3 40 -10, 6 -41 28, 1 2 7, 1 -9 3, 1 3 -19, 1 -15 2, 6 11 -18, 1 -5 -13, 1 -11 10, 1 -1 -25, 1 -8 7, 1 -5 -19, 1 11 -14, 1 4 10, 3 32 39, 1 -7 -2, 1 -6 -13, 1 -4 -15, 1 1 -13, 1 0 -17
Weurt: 5 24 29
Groesbeek: 10 -72 116, 1 -14 14
Heilig Landstichting: 2 47 -58
Millingen aan de Rijn: 2 46 161
Berg en Dal: 5 -40 -134, 1 0 6
Ubbergen: 2 13 -15
Persingen: 1 6 35
Ooij: 1 15 -2
Erlecom: 1 -7 23
Leuth: 1 -11 33
Kekerdom: 1 24 18
Malden: 2 -81 -155
Heumen: 1 -14 -13
Molenhoek: 2 0 32
Mook: 1 -15 11
Plasmolen: 1 -16 35
Middelaar: 1 -10 -5
Gennep: 4 -32 62
Ottersum: 4 10 10
Milsbeek: 1 21 -39
Heijen: 2 -53 43
Ven-Zelderheide: 1 40 31
Wijchen: 2 101 -301, 1 -7 5, 1 -5 27, 1 21 -13, 1 -25 -14
Niftrik: 1 0 -51
Overasselt: 5 -36 113
Nederasselt: 1 10 -41
Balgoij: 1 10 -32
Leur: 2 41 -16
Hernen: 1 10 -18
Bergharen: 1 20 -15
Dreumel: 4 -4 -233
Heerewaarden: 3 -32 -41
Maasbommel: 3 9 144
Altforst: 1 24 26
Appeltern: 1 -16 20
Horssen: 2 21 29
Batenburg: 3 -31 19
Beuningen: 7 36 138, 1 -8 -5, 946 503 1240
Ewijk: -944 -488 -1269
Winssen: 1 13 -29
Druten: 6 8 -101, 1 -8 0
Deest: 1 8 63
Puiflijk: 2 -9 -76
Boven-Leeuwen: 2 5 -42
Beneden-Leeuwen: 1 -3 -33
Wamel: 1 -2 -46
Lent: 4 -12 393
Driel: 2 92 -50
Heteren: 1 -3 -58
Randwijk: 2 -5 -48
Dodewaard: 1 -39 -49
Zetten: 2 15 56
Hemmen: 1 6 -15
Andelst: 1 -24 28
Herveld: 1 0 14
Valburg: 1 3 48
Homoet: 1 23 -1
Slijk-Ewijk: 1 -48 0
Bemmel: 4 6 112
Ressen: 3 -3 -31
Haalderen: 1 -2 60
Doornenburg: 1 3 70
Angeren: 1 24 -44
Gendt: 4 -37 13
Wageningen: 10 88 -304, 1 -3 -13, 1 5 29, 1 15 13, 1 6 1, 1 -13 -18, 1 -4 -11, 1 7 -7, 1 -10 -10
Ede: 2 72 28, 1 6 -16, 1 -10 -2, 1 8 -12, 1 -3 -11, 1 -20 3, 1 2 23, 1 29 -20
Bennekom: 3 -50 33
Otterlo: 10 96 97
Harskamp: 1 33 -21
Wekerom: 1 -23 -35
Lunteren: 8 -18 -92
Ederveen: 3 -31 -42
De Klomp: 1 -17 -2
Arnhem: 66 -62 327, 1 3 -26, 1 8 2, 1 -2 14, 1 14 11, 1 14 -32, 5 -28 38, 1 1 9, 1 12 16, 1 -12 -2, 1 -8 27, 1 -1 -15, 1 -8 -16, 1 7 -10, 3 -23 -29, 1 5 18, 1 3 6, 1 -10 6, 1 -3 -20, 1 -10 -10, 5 26 5, 1 -10 -19, 1 1 -17, 1 -12 -4, 1 -1 12, 1 7 -27
Huissen: 5 -22 92, 1 11 -10
Oosterbeek: 9 48 -86, 1 -8 7
Doorwerth: 3 -4 -51
Heelsum: 1 2 -43
Heveadorp: 3 -6 59
Renkum: 2 3 -76
Wolfheze: 3 29 57
Deelen: 3 69 111
Rozendaal: 14 -72 58
Zevenaar: 10 -75 116, 1 3 15, 1 7 -23, 1 -7 -9, 1 -12 27
Babberich: 4 -13 31
Pannerden: 2 -16 -79
Aerdt: 2 1 43
Herwen: 1 -9 20
Lobith: 1 -21 14
Tolkamer: 1 -7 -13
Duiven: 5 95 -84, 1 -8 -12
Groessen: 1 -12 19
Loo: 1 -1 -37
Westervoort: 7 30 -19, 1 -11 7
Didam: 9 -1 152, 1 -10 7
Dieren: 9 119 -37, 1 -4 -7, 1 -8 16
Ellecom: 2 -13 -19
Spankeren: 1 27 23
Laag-Soeren: 1 21 -37
Eerbeek: 4 25 -19
Hall: 3 6 41
Brummen: 7 -16 58
Leuvenheim: 3 -19 -16
Tonden: 1 60 -11
Doesburg: 6 -121 10, 1 -7 7, 1 -5 -17, 1 31 35
Angerlo: 2 -38 -28
Giesbeek: 1 -1 -67
Lathum: 1 -4 -34
Rheden: 3 15 -5
De Steeg: 3 14 34
Drempt: 2 -6 116
Hoog-Keppel: 1 -8 24
Laag-Keppel: 1 -10 13
Hummelo: 1 9 23
Doetinchem: 2 -38 52, 1 6 21, 1 -9 -6, 1 -9 15, 1 2 -27, 1 8 -34, 1 -10 9, 1 17 3, 1 6 20
Gaanderen: 2 -45 58
Zelhem: 10 76 -4
Halle: 4 -12 81
Wehl: 6 -36 -221
Kilder: 4 -22 28
Loerbeek: 1 -11 -34
Zeddam: 2 -24 60
Stokkum: 1 -24 -37
's-Heerenberg: 2 -2 30
Lengel: 3 7 13
Azewijn: 1 3 38
Vethuizen: 1 25 -5
Braamt: 1 14 -35
Wijnbergen: 1 8 16
Varsseveld: 3 10 179
Westendorp: 3 6 -42
Heelweg: 1 13 62
Terborg: 6 -42 -124
Silvolde: 3 -12 33
Sinderen: 1 7 63
Ulft: 6 -24 -74
Etten: 4 24 -43
Varsselder: 1 -29 23
Netterden: 1 -32 -43
Megchelen: 1 -14 76
Gendringen: 3 32 -15
Voorst: 2 -1 46, 300 300 -284
Breedenbroek: -299 -291 327
Dinxperlo: 7 -17 23
De Heurne: 4 26 10
Winterswijk: 6 81 226, 1 -4 -17, 1 13 16
Winterswijk Meddo: 1 31 -19
Winterswijk Huppel: 1 -10 53
Winterswijk Ratum: 1 -21 48
Winterswijk Kotten: 1 -39 -32
Winterswijk Woold: 1 -11 -57
Winterswijk Miste: 1 13 -49
Winterswijk Henxel: 4 41 96
Winterswijk Brinkheurne: 2 -32 -12
Winterswijk Corle: 4 14 -90
Aalten: 2 -40 -68, 1 -1 -28, 1 -9 25
Bredevoort: 3 27 32
Lichtenvoorde: 5 45 -52, 1 -8 -16
Vragender: 2 6 59
Harreveld: 1 -7 -98
Zieuwent: 1 28 4
Lievelde: 1 4 77
Groenlo: 4 30 17, 1 -7 42
Eibergen: 9 65 -13, 1 -4 20, 29 25 80
Beltrum: -25 -56 -176
Rekken: 1 32 160
Neede: 4 41 -116
Rietmolen: 4 7 49
Zutphen: 36 -3 -460, 1 8 -4, 1 1 20, 1 -14 -6, 1 5 -28, 1 -17 20, 1 1 32
Eefde: 4 43 -5
Gorssel: 2 33 -24
Epse: 1 23 6
Joppe: 1 -18 28
Kring van Dorth: 1 20 72
Harfsen: 1 -26 -17
Almen: 1 -38 7
Steenderen: 3 -97 -112
Baak: 2 8 45
Rha: 1 -19 -83
Olburgen: 1 -11 -20
Bronkhorst: 1 34 54
Toldijk: 1 -29 43
Warnsveld: 4 90 7, 1 -6 1
Vierakker: 1 -29 11
Wichmond: 1 -15 17
Lochem: 7 69 147, 1 0 -5
Barchem: 2 -33 37
Vorden: 7 -19 -123
Hengelo: 4 -53 0, 296 214 474, 1 -6 25, 1 -5 -27, 1 -24 -24, 1 31 5, 1 13 19, 1 -4 21, 1 15 21, 1 8 -24
Keijenborg: -303 -264 -513
Ruurlo: 5 53 158
Mariënvelde: 2 -71 22
Borculo: 8 104 45
Haarlo: 2 -6 57
Geesteren: 1 29 -55, 404 283 208
Gelselaar: -403 -252 -204
Apeldoorn: 36 43 -565, 1 -8 -23, 1 15 -7, 1 -1 15, 1 10 8, 1 0 10, 1 5 7, 4 -20 14, 1 7 -1, 1 10 9, 1 10 5, 1 -26 12, 1 -20 0, 1 -6 -13, 1 13 -9, 1 -5 13, 2 4 -32, 1 -3 11, 1 -10 -9, 1 1 -13, 1 9 -4, 1 -1 -12
Ugchelen: 3 -12 -4
Beemte Broekland: 2 69 70
Wenum Wiesel: 4 1 -53
Hoog Soeren: 1 -37 -84
Radio Kootwijk: 2 -43 -40
Hoenderloo: 3 -53 66, 1 -11 -20
Beekbergen: 9 40 102
Lieren: 3 10 17
Loenen: 7 -42 29
Klarenbeek: 10 49 21, 1 5 26
Wilp: 2 43 48
Twello: 7 19 -18, 1 0 19
Teuge: 3 2 -72
Terwolde: 1 42 42
Nijbroek: 1 17 -33
Empe: 2 -144 74
Deventer: 12 100 27, 1 12 -17, 1 -3 17, 1 14 -12, 1 -6 18, 1 -11 9, 1 -3 7, 1 -11 7, 1 5 -45, 2 -5 78, 1 3 -10, 1 7 -3, 1 9 9, 1 -3 10, 1 -6 22, 1 -6 -8, 1 -14 10
Colmschate: 1 15 -29
Diepenveen: 2 40 -71
Schalkhaar: 2 -19 47
Lettele: 1 7 76
Okkenbroek: 1 17 45
Bathmen: 2 -45 -25
Steenenkamer: 2 -4 -146
Nijverdal: 2 115 310, 1 -1 18, 1 15 1
Hellendoorn: 4 25 -28
Haarle: 1 -36 -64, 220 43 452
Holten: -217 -125 -416
Rijssen: 10 26 105, 1 -4 -18, 1 8 -12
Zuna: 3 21 2
Notter: 1 4 25
Enter: 1 -41 54
Goor: 3 -59 6, 1 12 16
Markelo: 3 -11 -93
Diepenheim: 3 -39 56
Haaksbergen: 3 -44 191, 1 11 -26, 1 3 8
Delden: 8 91 -24
Ambt Delden: 4 2 -43
Hengevelde: 1 -61 -31
Bentelo: 1 23 49
Enschede: 14 -3 214, 1 -6 -2, 1 1 -15, 1 11 12, 7 3 -34, 1 10 10, 1 -3 24, 1 17 11, 1 5 28, 6 -29 -18, 1 -9 45, 1 2 -41, 1 -11 42, 1 2 -46, 1 -27 12, 5 23 -25, 1 -16 -2, 1 13 -23, 1 -14 0, 1 21 -14, 1 -20 -11, 1 29 -15, 1 -21 -42
Deurningen: 13 101 46, 1 0 37
Oldenzaal: 9 11 49, 1 -1 -5, 1 2 12, 1 -14 1, 1 -2 -13, 1 16 -19, 1 10 14
Losser: 4 -60 88, 1 -5 -6
Glane: 3 -28 -6
Overdinkel: 1 6 42
De Lutte: 1 76 -43
Denekamp: 4 68 16
Weerselo: 4 -31 -150
Saasveld: 2 -16 -54
Almelo: 4 12 -134, 1 23 -14, 1 0 28, 1 -10 -44, 1 -9 13, 1 -5 -2, 1 10 16, 1 23 12, 1 -44 -39, 1 52 2
Aadorp: 1 -8 -14
Mariaparochie: 3 3 78
Harbrinkhoek: 1 3 11
Borne: 6 -87 25, 1 3 11, 1 3 11
Zenderen: 2 20 -41
Hertme: 1 -4 40
Bornerbroek: 1 -7 -107
Ootmarsum: 4 96 244
Tilligte: 3 -3 50
Lattrop-Breklenkamp: 1 23 30
Agelo: 1 -37 -91
Oud Ootmarsum: 1 31 21
Nutter: 1 -2 -40
Wierden: 3 -56 -274, 1 -10 -11
Hoge Hexel: 3 39 -23
Tubbergen: 6 15 222
Vasse: 10 25 46
Hezingen: 1 5 50
Mander: 1 4 -61
Manderveen: 1 5 -40
Albergen: 1 -78 -21
Fleringen: 1 11 45
Reutum: 1 5 39
Vriezenveen: 4 24 -221, 1 4 -8
Bruinehaar: 3 55 88
Westerhaar-Vriezenveensewijk: 1 -10 -80
Langeveen: 3 4 97
Vroomshoop: 2 -2 -152
Den Ham: 2 4 -68, 2150 806 -55
Beerzerveld: -2148 -774 128
Geerdijk: 1 -19 -5
Daarlerveen: 1 -35 12
Daarle: 1 -13 -40
Bergentheim: 3 96 76
Mariënberg: 1 -14 -38
Sibculo: 1 -30 59
Kloosterhaar: 1 18 36
Bruchterveld: 1 34 -10
Brucht: 1 15 -43
Dedemsvaart: 5 52 -156, 1 -7 -7
Drogteropslagen: 3 29 43
Balkbrug: 2 -19 -117
Nieuwleusen: 4 -22 -103
Punthorst: 4 24 -13
Dalfsen: 6 -94 -9, 1 4 12
Ommen: 9 9 152, 1 10 19
Vilsteren: 2 -28 -71
Arriën: 1 33 92
Beerze: 1 -28 79
Stegeren: 1 36 -41
Witharen: 1 16 -110
Vinkenbuurt: 1 20 -28
Coevorden: 2 83 374, 1 -7 19
Dalen: 9 34 3
Dalerpeel: 2 -12 -96
Wachtum: 1 44 87
Dalerveen: 1 -31 61
Stieltjeskanaal: 1 -19 3
Schoonebeek: 5 -10 71
Zandpol: 3 29 -19
Weiteveen: 1 -22 125
Nieuw-Schoonebeek: 1 -24 0
Hardenberg: 5 -79 -384, 1 7 27, 1 5 -27
Lutten: 2 33 -28
Slagharen: 1 14 -22
Schuinesloot: 1 19 -1
Loozen: 1 -58 118
Holthone: 1 50 11
De Krim: 2 4 -90, 1 8 31
Gramsbergen: 1 -43 48
Ane: 1 5 -31
Anevelde: 1 -15 7
Den Velde: 1 -3 50
Holtheme: 1 18 8
Anerveen: 1 18 -52
Radewijk: 3 -60 61
Venebrugge: 1 -12 -40
Hoogenweg: 1 8 -16
Rheeze: 1 -19 -82
Diffelen: 1 -20 -21
Heemserveen: 1 53 18
Rheezerveen: 1 -7 -34
Collendoorn: 1 20 55
Emmen: 13 189 300, 1 -19 -9, 1 -7 -22, 1 44 35, 1 -3 -6, 6 -27 19, 1 20 -8, 1 1 35, 1 -11 -9, 1 -25 4, 1 15 25, 1 -23 -69, 1 -15 18
Nieuw-Weerdinge: 3 120 72
Nieuw-Amsterdam: 2 -141 -120
Sleen: 8 58 -58
Diphoorn: 1 1 16
Erm: 1 -23 -10
Veenoord: 1 -37 40
Holsloot: 1 12 -43
Noord-Sleen: 1 68 -3
't Haantje: 1 23 23
Schoonoord: 1 30 -68
De Kiel: 1 18 -13
Zweeloo: 2 -65 -11
Wezup: 1 17 -14
Wezuperbrug: 1 27 7
Aalden: 1 -48 -12
Meppen: 1 -11 -23
Benneveld: 1 -7 56
Eeserveen: 2 98 22, 1 -3 6
Oosterhesselen: 2 -115 -53
Gees: 2 -7 -32
Zwinderen: 1 -25 -17
Klijndijk: 7 109 185
Valthe: 1 13 34
Odoorn: 1 4 -41
Odoornerveen: 1 -7 -57
Exloo: 1 35 75
Valthermond: 1 4 91
2e Valthermond: 1 7 57
Emmer-Compascuum: 4 -79 18
Barger-Compascuum: 3 -54 9
Nieuw-Dordrecht: 1 -9 -80
Erica: 2 -35 -39
Klazienaveen-Noord: 2 55 77
Klazienaveen: 2 -42 -14, 1 8 -18
Zwartemeer: 2 -13 72
Roswinkel: 1 121 -11
Hoogeveen: 6 -114 -557, 1 -1 9, 1 8 23, 1 -9 6, 1 -7 -10, 1 -1 -17, 1 1 -13, 1 -1 -23, 1 7 3
Nieuweroord: 1 25 133, 1 -27 -16, 1 8 -4
Hollandscheveld: 1 -26 -24
Noordscheschut: 1 21 -6
Alteveer: 1 -42 -34, 12 -4 -16, 1379 434 -53, 355 -63 569
Elim: -1745 -368 -424
Geesbrug: 1 48 51
Nieuwlande: 1 -35 -15
Zuidwolde: 3 -23 -186, 1864 591 166
Veeningen: -1861 -599 -217
Linde: 1 -27 88
Kerkenveld: 1 30 36
Stuifzand: 2 106 -5, 6 -20 7
Nieuwlande Coevorden: -5 -52 132
Fluitenberg: 2 40 -179
Echten: 1 -32 -71, 605 163 -587
Pesse: -604 -97 659
Eursinge: 2 3 -15, 1499 59 164
Tiendeveen: -1498 -87 -61, 1 18 -20
Nieuw-Balinge: 1 0 80
Meppel: 3 -71 -413, 1 9 -1, 1 -9 28, 1 -11 -37
Wanneperveen: 2 15 -75
Nijeveen: 2 34 61
Rogat: 1 -46 100
Staphorst: 2 -43 -56
Rouveen: 3 -30 -28
IJhorst: 1 42 115
De Wijk: 2 16 -6
Koekange: 1 30 32
Ruinerwold: 3 23 -66
Ruinen: 2 36 103
Ansen: 1 21 -28
De Schiphorst: 2 -105 -75
Havelte: 5 96 -21
Darp: 2 1 -32
Havelterberg: 1 0 -21
Uffelte: 1 15 97
Diever: 6 67 38
Wapse: 2 1 -55
Dieverbrug: 1 -11 73
Geeuwenbrug: 1 27 30
Wittelte: 1 -44 -70
Dwingeloo: 5 7 77
Zwolle: 20 -325 -282, 1 -7 12, 1 -9 19, 1 -11 -8, 1 -15 7, 1 12 -19, 1 16 -10, 2 8 -19, 2 11 23, 1 4 12, 1 -8 4, 1 10 23, 1 -14 -13, 1 -15 43, 2 48 11, 3 -16 -93, 1 6 16, 1 3 10, 1 1 15, 1 19 31, 6 -42 -88, 1 8 -19, 1 13 8, 1 9 -14, 1 17 25
Hattem: 6 -87 -7, 1 8 -8
Laag Zuthem: 3 -22 127
Hasselt: 6 132 -80
Zwartsluis: 3 51 -27
Belt-Schutsloot: 2 29 -11
Nunspeet: 5 -292 -286, 1 5 25
Elspeet: 3 -91 -20
Vierhouten: 1 42 40
Hulshorst: 1 30 -96
Elburg: 4 83 120, 1 2 19
't Harde: 2 -36 15
Doornspijk: 1 -1 -52
Wezep: 6 49 172
Hattemerbroek: 3 12 20
't Loo Oldebroek: 1 -31 -68
Oldebroek: 1 0 -45
Oosterwolde: 1 23 -11, 334 525 398
Raalte: -330 -608 -30, 1 2 15, 1 11 7
Luttenberg: 2 9 80
Mariënheem: 1 -22 -43
Broekland: 1 -19 -115
Heeten: 4 -34 72
Nieuw Heeten: 1 -9 64
Olst: 9 16 -225
Wesepe: 3 -6 89
Wijhe: 7 57 -62
Heino: 10 50 91
Lierderholthuis: 3 -1 -43
Dalmsholte: 2 31 173
Giethmen: 1 22 24
Lemele: 1 -38 21
Lemelerveld: 3 -6 -61, 1 0 -17, 1 -15 10, 1 7 -38
Epe: 7 -91 -313, 1 2 -23
Emst: 4 -31 -3
Oene: 1 27 81
Vaassen: 4 -55 -75, 1 -8 -15
Heerde: 9 107 81
Wapenveld: 10 40 35
Vorchten: 2 -32 37
Veessen: 1 -19 -18
Welsum: 2 -47 -3
Marle: 2 82 35
Lelystad: 13 123 -610, 1 -23 -10, 6 -63 7, 1 41 23, 2 64 -52, 1 -21 10, 1 -11 -6, 1 -10 -1, 1 -10 5, 1 -9 5, 5 25 -27, 1 -11 1, 1 -7 7, 6 -13 7, 2 51 -26, 1 -18 -9, 1 -15 0, 1 -9 -29, 1 -4 35
Dronten: 6 30 273, 1 -10 -17, 1 25 -11, 1 -11 24
Swifterbant: 1 42 -81
Biddinghuizen: 1 -125 62
Kampen: 5 113 213, 1 5 -14, 1 3 -19, 1 -7 9, 1 -11 12, 1 -4 19, 1 44 -16
Reeve: 2 -58 -28
IJsselmuiden: 2 37 57
Wilsum: 3 -37 30
's-Heerenbroek: 1 7 46
Zalk: 1 -18 -9
Grafhorst: 1 66 -69
Kamperveen: 1 -84 0
Genemuiden: 3 120 104
Mastenbroek: 10 -28 -7, 2 -25 -26, 1 9 35
Emmeloord: 7 132 -284, 1 11 -12, 1 -10 -10, 1 -8 23, 1 14 27
Ens: 2 -77 43
Nagele: 1 3 -104
Tollebeek: 1 38 -54
Espel: 2 45 -27
Creil: 1 41 16
Rutten: 1 43 44
Bant: 1 -38 51
Luttelgeest: 1 -21 92
Marknesse: 1 -40 22
Kraggenburg: 1 -49 34
Schokland: 2 -16 -127
Urk: 2 19 -166, 1 1 21, 1 -8 10
Vollenhove: 2 23 316
Sint Jansklooster: 1 -4 48
Steenwijk: 5 110 113, 1 9 15, 1 -13 20
Tuk: 1 17 -58
Witte Paarden: 1 11 -15
Baars: 1 5 18
De Pol: 1 9 -16
Willemsoord: 1 2 -19
Marijenkampen: 1 -10 -5
Steenwijkerwold: 2 -12 5
Basse: 1 3 -29
Zuidveen: 1 -29 79
Onna: 1 -2 44
Kallenkote: 1 20 13
De Bult: 1 19 -49
Eesveen: 1 10 16
Wapserveen: 4 0 84
Giethoorn: 4 -95 -143
Blokzijl: 1 -3 -113
IJsselham: 5 85 -4
Nederland: 1 -57 5
Wetering: 1 9 26
Scheerwolde: 8 -3 27
Blankenham: 2 7 -121
Kuinre: 1 23 -55
Oldemarkt: 1 31 132
Ossenzijl: 1 -13 -54
Kalenberg: 1 -30 37
Paasloo: 1 35 47
Vledder: 3 43 204
Frederiksoord: 1 -11 -24
Nijensleek: 1 -6 -19
Wilhelminaoord: 1 18 -3
Vledderveen: 1 19 25, 1200 105 824
Doldersum: -1199 -93 -758
Boschoord: 1 4 -34
Oosterstreek: 1 4 -53
Zandhuizen: 1 15 -15
Noordwolde: 2 -23 -8, 1393 387 444
Boijl: -1392 -365 -386
Vinkega: 1 -38 -80
De Hoeve: 1 17 -29
Steggerda: 1 -33 -14
Peperga: 1 -8 -26
De Blesse: 1 -5 -9
Blesdijke: 1 -12 -26
Gorredijk: 3 174 51
Jonkerslân: 2 -27 -29
Langezwaag: 1 7 -32
Luxwoude: 1 11 -26
Tijnje: 1 37 7
Terwispel: 1 -13 56
Lippenhuizen: 1 -3 51
Hemrik: 1 16 45
Jubbega: 2 -38 -18
Hoornsterzwaag: 1 9 41
Oudehorne: 1 -41 -81
Nieuwehorne: 1 -12 -22
Bontebok: 1 10 -26
Oldeberkoop: 6 -23 97
Nijeberkoop: 1 22 52
Makkinga: 1 18 38
Langedijke: 2 -14 64
Appelscha: 1 -12 66
Ravenswoud: 1 14 29
Fochteloo: 1 23 -39
Haule: 4 50 -33
Haulerwijk: 1 26 26
Waskemeer: 1 -10 -54
Donkerbroek: 1 -36 -43
Zorgvlied: 2 -98 17
Wateren: 1 -5 18
Oude Willem: 1 -23 39
Heerenveen: 2 72 -393, 1 -9 10, 1 -12 13, 1 -7 8, 1 2 -17, 1 13 -17, 1 11 -11, 1 -2 45
Terband: 1 28 -38
Oudeschoot: 2 -54 45
Nieuweschoot: 1 -3 -28
Oranjewoud: 1 16 27
Mildam: 1 -11 44
Katlijk: 1 9 20
De Knipe: 1 22 -41
Gersloot: 1 49 -14
Tjalleberd: 1 -18 -19
Luinjeberd: 1 -5 -20
Rottum: 2 -58 -30, 1537 447 726
Rotstergaast: -1536 -472 -712
Rotsterhaule: 1 16 -60
Sintjohannesga: 1 5 11
Oudehaske: 1 24 12
Nijehaske: 1 5 24
Vegelinsoord: 1 40 -39
Haskerdijken: 1 -3 20
Nieuwebrug: 1 -8 8
Wolvega: 2 -116 113, 1 5 14
Oldeholtpade: 2 13 35
Nijeholtpade: 1 22 33
Ter Idzard: 1 -9 -47
Oldeholtwolde: 1 7 -40
Sonnega: 1 -44 -20
Oldetrijne: 1 -9 -25
Nijetrijne: 2 -18 -37
Spanga: 1 -22 -35
Langelille: 2 29 -31
Munnekeburen: 1 0 37
Oldelamer: 1 24 40
Nijelamer: 1 18 34
Nijeholtwolde: 1 8 32
Slijkenburg: 1 -92 -144
Akkrum: 2 244 -6
Terherne: 2 -9 -58
Nes: 1 17 70, 649 338 198, 20 52 -275
Aldeboarn: -668 -399 121
Goëngahuizen: 2 38 6
Joure: 4 -122 -99, 1 6 13, 1 -11 -37
Snikzwaag: 2 26 11
Haskerhorne: 1 -33 41
Rohel: 1 -31 -3
Delfstrahuizen: 1 -46 4
Goingarijp: 3 136 -58
Broek: 1 -32 2
Ouwsterhaule: 1 -42 41
Ouwster-Nijega: 1 -8 -7
Oldeouwer: 1 -10 -7
Doniaga: 1 -17 -55
Scharsterbrug: 1 41 35
Sint Nicolaasga: 4 -19 -38
Tjerkgaast: 1 -18 -63
Idskenhuizen: 1 22 32
Teroele: 1 8 -18
Langweer: 1 22 28
Boornzwaag: 1 2 20
Legemeer: 1 -23 -14
Dijken: 1 17 -19
Koufurderrige: 1 -4 -51
Lemmer: 2 -102 46, 1 7 -2
Eesterga: 2 9 24
Follega: 1 20 10
Oosterzee: 1 -13 33
Bantega: 2 -31 27
Echtenerbrug: 1 30 23
Akmarijp: 2 131 -30
Terkaple: 1 11 -3
Woudsend: 9 -71 -156
Smallebrugge: 1 18 4
Indijk: 1 -12 -13
Ypecolsga: 1 -13 -11
Sloten: 2 -40 38
Balk: 5 3 -66
Wijckel: 2 -9 33
Ruigahuizen: 1 -4 -43
Sondel: 1 -14 24
Nijemirdum: 1 -13 -28
Oudemirdum: 1 -6 -35
Harich: 4 44 19
Rijs: 1 -30 -56
Mirns: 1 -8 -33
Bakhuizen: 1 11 -5
Elahuizen: 7 56 83
Oudega: 1 -20 -19, 32 87 29, 602 132 441
Kolderwolde: -633 -229 -489
Hemelum: 1 -14 -44
Sneek: 17 151 192, 1 9 6, 1 0 10, 1 -4 15, 1 -4 -10, 1 -5 -1, 1 -8 -8, 1 4 -14
Gaastmeer: 3 -58 -109
Idzega: 1 14 15
Sandfirden: 1 8 -36
Blauwhuis: 2 35 13
Westhem: 1 -7 15
Abbega: 1 4 25
Oosthem: 1 -5 29
Heeg: 3 -45 9
Hommerts: 1 9 40
Jutrijp: 1 17 -1
Uitwellingerga: 1 6 59
Oppenhuizen: 1 10 -12
Offingawier: 1 18 25
Gauw: 1 28 -7
Goënga: 1 -4 -18
Scharnegoutum: 1 8 -18
Loënga: 2 -10 -9
Tirns: 1 7 -42
Ysbrechtum: 1 -17 5
Boazum: 2 47 64
Britswert: 1 24 -22
Wiuwert: 1 -4 18
Rien: 4 -14 -34
Lytsewierrum: 1 -11 6
Dearsum: 2 3 53
Sibrandabuorren: 3 -20 3
IJlst: 4 -56 -98
Greonterp: 7 3 -104
Bolsward: 43 50 6, 1 5 12
Workum: 9 -92 -92
Hindeloopen: 2 -36 -41
Stavoren: 2 -58 -39
Warns: 6 -6 44
Molkwerum: 1 22 -4
Koudum: 1 15 46
It Heidenskip: 1 39 41
Wommels: 7 155 98
Kûbaard: 1 12 -19
Iens: 1 6 43
Easterein: 1 -29 6
Itens: 1 4 26
Reahûs: 1 -24 -10
Hidaard: 1 1 -32
Hartwerd: 4 -8 -33
Burgwerd: 1 18 -27
Hichtum: 1 -6 -19
Schettens: 1 0 -41
Longerhouw: 1 -12 -5
Schraard: 1 10 -26
Wons: 1 4 -29
Witmarsum: 1 18 46
Pingjum: 1 14 -31
Zurich: 2 -5 -44
Kornwerderzand: 1 -38 -57
Cornwerd: 1 10 54
Makkum: 1 -27 10
Idsegahuizum: 1 -12 18
Piaam: 1 -7 -9
Gaast: 1 -19 4
Allingawier: 1 26 33
Exmorra: 1 12 16
Ferwoude: 2 -51 -30
Hieslum: 1 1 56
Parrega: 1 10 -13
Dedgum: 1 7 16
Tjerkwerd: 1 18 10
Breezanddijk: 1 -22 -295
Nijland: 5 32 370
Tjalhuizum: 1 -3 33
Folsgare: 1 -11 -6
Wolsum: 1 1 -55
Nijhuizum: 1 -56 -62
Franeker: 26 204 55, 1 7 -2
Tzum: 2 -36 24
Hitzum: 1 9 -46
Achlum: 1 -17 -31
Herbaijum: 1 36 8
Dongjum: 1 24 49
Boer: 1 6 19
Ried: 2 8 29
Peins: 1 -17 3
Schalsum: 1 -9 -21
Zweins: 1 -8 30
Skingen: 2 13 14
Kimswerd: 5 -61 -182
Arum: 1 -12 42
Lollum: 1 -3 53
Winsum: 8 25 101, 1120 180 890
Húns: -1119 -170 -855
Leons: 1 -9 12
Baard: 1 -10 -10
Easterlittens: 1 -7 -19
Baaium: 6 30 -17
Wjelsryp: 1 2 -28
Spannum: 1 -25 2
Hinnaard: 1 -26 26
Waaksens: 1 -7 -95
Tzummarum: 6 129 9
Firdgum: 1 13 11
Klooster Lidlum: 1 -24 -32
Oosterbierum: 1 9 -14
Sexbierum: 1 -18 -27
Pietersbierum: 1 -5 -16
Wijnaldum: 1 -17 -10
Harlingen: 4 -21 -32, 1 -11 8
Midlum: 9 19 32, 1 0 -21
West-Terschelling: 9 183 -225
Hee: 1 11 34
Kaard: 1 0 14
Baaiduinen: 1 1 7
Kinnum: 1 -3 -1
Midsland: 6 13 11
Striep: 1 -10 6
Landerum: 1 9 7
Formerum: 1 5 9
Lies: 1 3 19
Vlieland: 4 -97 -260
Leeuwarden: 12 -96 730, 1 -10 -25, 1 9 9, 1 2 -11, 1 6 0, 1 -2 12, 1 2 10, 1 7 2, 1 4 -14, 2 -15 31, 1 5 -7, 1 5 9, 1 -7 8, 1 0 22, 1 6 -1, 1 6 -9, 4 -33 -47, 1 5 6, 1 6 17, 1 -6 -2, 1 -5 9, 1 6 5, 1 3 -1, 1 3 28, 1 -17 -10, 2 -13 -34
Grou: 60 -76 33
Warten: 2 54 62
Warstiens: 1 15 -34
Wergea: 1 -12 -20
Eagum: 1 -20 -17
Idaerd: 1 -10 -16
Reduzum: 1 -3 -27
Friens: 1 -19 13
Jirnsum: 2 -20 -5
Raerd: 1 20 -34
Poppenwier: 1 -15 -11
Tersoal: 1 -9 -10
Easterwierrum: 7 37 -6
Mantgum: 1 19 -13
Jorwert: 1 15 -7
Weidum: 1 2 32
Bears: 1 11 -6
Jellum: 1 7 3
Hilaard: 1 1 -34
Boksum: 4 12 23
Blessum: 1 3 -18
Deinum: 1 11 13
Marsum: 1 19 2
Dronryp: 1 -17 -82
Menaam: 1 21 16
Slappeterp: 1 1 -38
Ingelum: 1 10 94
Berltsum: 3 16 -67
Wier: 2 9 -26
Bitgum: 1 -15 64
Bitgummole: 1 -1 19
Minnertsga: 2 17 -112
Stiens: 4 9 170
Feinsum: 2 18 -8
Hijum: 1 12 9
Britsum: 1 -39 19
Koarnjum: 1 -9 -7
Jelsum: 1 -10 7
Gytsjerk: 4 8 105
Oentsjerk: 1 10 9
Mûnein: 1 1 18
Aldtsjerk: 1 13 -28
Readtsjerk: 3 -3 26
Alde Leie: 4 26 -187
Nij Altoenae: 1 8 -75
Marrum: 1 27 148
Hallum: 1 -18 -17
Westhoek: 1 -27 -208
Sint Annaparochie: 1 -1 83
Vrouwenparochie: 1 1 45
Oudebildtzijl: 1 26 10
Sint Jacobiparochie: 1 -27 -105
Lekkum: 2 -52 211
Miedum: 1 11 11
Snakkerburen: 1 -16 -21
Goutum: 1 -42 -6
Teerns: 1 2 30
Hempens: 1 -2 5
Swichum: 1 -25 -18
Wirdum: 1 -3 -18, 829 168 985
Wytgaard: -828 -178 -1006
Wyns: 2 124 57
Dokkum: 10 61 161, 1 8 -2, 1 -17 10
Damwâld: 1 -27 -12
Rinsumageast: 1 7 -49
Sibrandahûs: 1 19 4
Jannum: 1 -2 -38
Broeksterwâld: 1 -40 81
De Falom: 1 -8 12
Burdaard: 2 31 -128, 1 -4 -3
Wâlterswâld: 1 3 154
Driezum: 1 2 19
Aalsum: 7 44 -43
Wetsens: 1 9 29
Mitselwier: 1 10 32
Jouswier: 1 -12 11
Eastrum: 1 -19 -27
Ie: 6 3 51
Ingwierrum: 1 -11 40
Eanjum: 1 56 2
Ljussens: 1 4 -53
Moarre: 1 -10 -1
Peazens: 1 30 -2
Easternijtsjerk: 1 -22 -35
Nijewier: 1 -16 -5
Wierum: 3 37 -33
Moddergat: 1 4 65
Hantumhuzen: 2 -33 -85
Ternaard: 1 11 -29
Hantumerútbuorren: 1 -24 41
Hantum: 1 5 -40
Hiaure: 1 -14 6
Holwert: 3 19 -69
Waaxens: 1 -11 16
Brantgum: 1 -4 13
Foudgum: 1 -8 12
Raard: 1 -19 1
Boarnwert: 1 7 16
Hollum: 5 111 -322
Ballum: 1 2 53
Schiermonnikoog: 4 35 470
Blije: 5 -129 -298
Ferwert: 1 -14 -38
Hegebeintum: 1 -5 27
Ginnum: 1 -9 21
Reitsum: 1 -3 16
Lichtaard: 1 5 25
Jislum: 1 -16 -40
Wânswert: 1 -12 -27
Drachten: 23 -184 247, 1 -5 21, 1 -7 -18, 1 -3 -27, 1 -6 -13, 1 21 11, 1 7 24
Kortehemmen: 4 -38 -26
Boornbergum: 1 3 -23
De Wilgen: 1 15 -10
Smalle Ee: 1 2 -21
De Veenhoop: 1 -9 -56
Nijega: 2 43 71
Opeinde: 1 -4 31
De Tike: 1 18 -24
Rottevalle: 2 -6 68
Drachtstercompagnie: 1 -11 42
Houtigehage: 1 18 -2
Surhuisterveen: 8 29 26
Boelenslaan: 2 -20 -30
Wijnjewoude: 8 -108 63
Bakkeveen: 2 27 61
Beetsterzwaag: 1 -19 -185
Nij Beets: 1 7 -78
Olterterp: 1 0 106
Ureterp: 1 28 63
Siegerswoude: 1 6 74
Frieschepalen: 1 6 -37
Burgum: 2 86 -213
Hurdegaryp: 3 21 -50
Tytsjerk: 1 -5 -31
Ryptsjerk: 1 15 2
Noardburgum: 1 -2 91
Jistrum: 1 -10 59
Eastermar: 3 -34 3
Sumar: 1 -3 -61
Garyp: 1 -11 -35
Earnewâld: 1 -34 -25
Suwâld: 1 48 -22
Feanwâlden: 4 60 66
De Westereen: 2 16 46
Harkema: 10 -69 99
Surhuizum: 2 19 48
Augustinusga: 1 12 -22
Buitenpost: 1 33 -15
Twijzel: 1 -14 -53
Twijzelerheide: 1 5 -44
Kootstertille: 1 -25 46
Drogeham: 1 -15 19
Kollum: 2 79 35
Augsbuert-Lytsewâld: 1 -11 30
Kollumerpomp: 1 36 11
Aldwâld: 1 -22 -75
Westergeast: 1 10 -30
De Trieme: 1 -16 4
Feankleaster: 1 -12 18
Kollumersweach: 1 -3 -27
Sweagerbosk: 1 -15 -32
Roden: 2 -109 375, 1 -5 -19
Lieveren: 2 -18 54
Roderesch: 1 -1 -37
Nieuw-Roden: 6 16 -26
Nietap: 1 28 2
Leutingewolde: 1 -3 31
Foxwolde: 1 1 25
Roderwolde: 1 14 16
Peize: 6 -24 27
Norg: 10 -77 -38
Langelo: 2 24 -14
Peest: 1 -34 53
Zuidvelde: 1 -20 -36
Westervelde: 2 15 -22
Veenhuizen: 4 -20 -41
Een: 1 51 -17
Een-West: 1 -2 -47
Leek: 8 77 43
Midwolde: 4 31 10
Tolbert: 1 -25 -25
Boerakker: 3 33 -25, 2 -14 -4, 1 1 -6
Marum: 1 -43 -63
Nuis: 1 8 39
Niebert: 1 6 23
Jonkersvaart: 1 -26 -15
De Wilp: 1 -13 -52
Assen: 34 -124 303, 1 10 -3, 1 11 27, 1 -28 -10, 1 -1 -47, 1 16 14, 1 16 18, 1 -15 -50
Loon: 1 10 101
Beilen: 2 -152 -100, 1 10 8, 1 -22 -9
Hooghalen: 1 72 31
Hijken: 1 -25 -51
Oranje: 1 14 -43
Spier: 1 -92 30
Wijster: 1 -4 40
Drijber: 1 -26 37
Bovensmilde: 2 189 -75
Smilde: 1 -30 -32
Hoogersmilde: 1 -41 -58
Westerbork: 8 -51 218
Zuidveld: 1 11 28
Zwiggelte: 1 15 -40
Bruntinge: 2 -62 -12
Mantinge: 1 -21 28
Balinge: 1 13 17
Garminge: 1 9 -5
Witteveen: 1 3 36
Orvelte: 2 24 12
Elp: 1 35 -28
Schoonloo: 1 28 65
Grolloo: 1 24 -37
Vredenheim: 1 12 -17
Amen: 1 -5 -47
Papenvoort: 1 5 106
Marwijksoord: 1 18 -58
Nooitgedacht: 1 3 15
Rolde: 2 16 -19
Nijlande: 1 -9 -28
Eldersloo: 1 -10 -9
Ekehaar: 1 -11 -14
Geelbroek: 1 -2 -29
Eleveld: 1 7 11
Deurze: 1 25 26
Balloo: 1 12 22
Balloërveld: 1 28 5
Gieten: 2 -20 130
Gasselte: 1 -28 22
Eext: 1 45 -51
Eexterzandvoort: 1 14 47
Anderen: 1 -34 -98
Gasteren: 1 36 -22
Anloo: 1 11 40
Annen: 1 11 16
Schipborg: 1 15 -49
Zuidlaren: 2 19 4, 1 -14 21
De Groeve: 1 36 20
Zuidlaarderveen: 1 -12 34
Midlaren: 1 11 -73
Noordlaren: 4 10 -15
Vries: 2 -50 -85
Tynaarlo: 1 7 38
Zeegse: 1 -11 36
Taarlo: 2 -35 -29
Rhee: 1 0 -52
Ter Aard: 1 -7 -25
Zeijerveld: 1 7 -26
Zeijerveen: 1 -20 2
Zeijen: 2 33 23
Ubbena: 1 3 36
De Punt: 1 62 25
Yde: 1 3 -15
Winde: 1 12 -66
Bunne: 1 -13 1
Donderen: 1 -19 19
Stadskanaal: 4 -101 406, 1 -5 22, 1 0 -27
Gieterveen: 8 36 -107
Nieuwediep: 1 24 6
Gasselternijveen: 2 -62 7
Gasselternijveenschemond: 1 10 55
Nieuw-Buinen: 6 -33 37
Drouwenermond: 2 17 -32
Buinerveen: 1 -46 -30
Drouwenerveen: 1 32 -25
Bronnegerveen: 1 -11 -22
Bronneger: 1 -8 -16
Buinen: 1 -16 18
Borger: 3 -9 -44
Drouwen: 2 31 -1
Westdorp: 1 -48 -29
Ellertshaar: 1 -11 -25
Ees: 1 13 77
Eesergroen: 1 -17 -31
Vlagtwedde: 4 135 332
Bourtange: 4 -18 71
Sellingen: 6 -58 -49
Ter Apel: 10 -74 -78
Ter Apelkanaal: 2 39 -10
Zandberg: 1 3 -20
Veelerveen: 2 136 100
2e Exloërmond: 5 -147 -194
1e Exloërmond: 2 27 14
Exloërveen: 1 -32 -48
Musselkanaal: 7 36 108
Mussel: 3 20 34
Onstwedde: 7 76 -2
Hoogezand: 10 130 -282, 1 -11 -13, 1 2 19
Kiel-Windeweer: 2 -41 12
Kropswolde: 1 29 -62
Foxhol: 1 26 5
Westerbroek: 1 15 -36
Waterhuizen: 1 2 -35
Sappemeer: 2 -22 139
Meerstad: 2 64 -134
Harkstede: 1 -13 12, 3 -3 33
Kolham: -2 -34 43
Scharmer: 1 20 -35
Woudbloem: 2 21 33
Froombosch: 1 -26 39
Slochteren: 2 23 20
Lageland: 1 25 -126, 1 -2 41
Luddeweer: 1 12 25
Overschild: 1 27 42
Schildwolde: 1 -46 30
Hellum: 1 8 28
Siddeburen: 1 8 29
Steendam: 1 24 -27
Borgercompagnie: 2 -162 -17, 1 24 -17
Tripscompagnie: 1 9 18
Noordbroek: 2 52 45
Zuidbroek: 1 -30 -7
Veendam: 5 -61 14, 1 -7 -18, 2 -4 55, 1 23 -33, 1 -3 -15
Wildervank: 2 -34 -5
Muntendam: 1 55 8
Meeden: 2 3 55
Annerveenschekanaal: 3 -58 -124
Oud Annerveen: 1 8 -37
Nieuw Annerveen: 2 -17 11
Eexterveen: 1 -18 29
Eexterveenschekanaal: 1 6 30
Nieuwe Pekela: 4 14 126
Oude Pekela: 2 32 49
Winschoten: 6 39 27, 1 -1 15, 1 -6 -18, 1 10 -13, 1 8 13
Heiligerlee: 2 3 -21
Westerlee: 1 -11 -23
Scheemda: 1 28 -14
Midwolda: 2 18 39
Oostwold: 1 6 34, 146 4 -605
Finsterwolde: -144 -5 649
Blauwestad: 1 -26 -44
Beerta: 1 3 47
Nieuw Beerta: 1 16 68
Drieborg: 1 19 20
Oudezijl: 3 -21 19
Bad Nieuweschans: 2 -6 7
Bellingwolde: 2 -73 -44
Oudeschans: 1 35 -22
Blijham: 1 -36 -67
Wedde: 1 -34 2
Vriescheloo: 1 0 49
Groningen: 12 143 -556, 1 5 -7, 1 3 18, 1 5 -8, 1 3 -5, 1 1 -6, 1 -9 -10, 1 -8 -1, 3 -22 22, 1 3 13, 1 12 14, 1 2 -22, 1 -4 -8, 1 5 -17, 1 -7 -2, 1 -13 4, 3 42 35, 1 -1 30, 1 5 2, 1 -4 -1, 1 3 -17, 1 11 -3, 1 -1 -12, 1 -2 -20, 3 -12 -17, 1 -5 -11, 1 -4 -11, 1 -19 -25, 1 13 2, 1 17 9, 1 7 17
Matsloot: 2 -49 -82
Onnen: 6 -39 191
Glimmen: 1 -15 -12
Eelde: 5 -3 -66
Paterswolde: 4 11 -2
Eelderwolde: 1 33 -25
Sauwerd: 5 113 -1
Wetsinge: 2 9 -5
Adorp: 1 -28 3
Bedum: 7 26 68
Ten Boer: 10 -24 94
Ten Post: 1 19 35
Winneweer: 1 14 13
Lellens: 1 -8 -34
Woltersum: 1 -30 22
Sint Annen: 1 26 -67
Thesinge: 1 -29 -14
Garmerwolde: 1 -22 3
Zuidhorn: 3 -1 -252
Noordhorn: 3 15 -7
Briltil: 1 -20 -4
Enumatil: 6 -25 19, 1 0 -2
Oldekerk: 9 6 -72
Niekerk: 1 4 19, 150 116 -27
Lucaswolde: -147 -158 -32
Lettelbert: 2 9 120
Aduard: 4 63 45
Den Horn: 1 -30 -11
Niezijl: 9 42 -103, 1 -1 -7
Grijpskerk: 1 -5 -34
Pieterzijl: 1 21 -36
Visvliet: 1 -18 -20
Burum: 6 9 -20
Warfstermolen: 1 22 5
Munnekezijl: 1 9 34
Grootegast: 8 -92 6
Sebaldeburen: 1 8 32
Doezum: 1 -21 -59
Kornhorn: 1 -19 -4
Opende: 1 -11 -44
Lutjegast: 1 65 59
Stroobos: 5 4 -44, 1 -3 -4
Gerkesklooster: 1 5 -5
Kommerzijl: 8 46 115, 1 0 5
Oldehove: 1 15 68
Niehove: 1 -13 -31
Lauwerzijl: 1 24 -59
Saaksum: 1 1 115
Ezinge: 5 -5 24
Feerwerd: 1 -4 25
Garnwerd: 1 -4 25
Appingedam: 8 22 363, 1 -7 11, 1 1 -20
Krewerd: 1 36 0
Holwierde: 1 5 27
Bierum: 1 24 -13
Losdorp: 1 -7 -26
Godlinze: 1 -2 -21
Oosterwijtwerd: 3 -36 1
Leermens: 1 10 -16
Eenum: 1 -8 -18
Zeerijp: 1 10 -21
't Zandt: 1 19 15
Garrelsweer: 3 -58 -8
Loppersum: 1 21 -20
Stedum: 2 -8 -52
Westeremden: 1 22 15
Garsthuizen: 1 24 7
Startenhuizen: 1 0 -7, 1 7 3
Delfzijl: 6 -41 189, 1 -14 -6, 1 18 16, 1 -10 5
Farmsum: 2 -10 14
Meedhuizen: 1 -31 -17
Tjuchem: 2 -10 -34
't Waar: 3 -54 68
Nieuw Scheemda: 1 -13 -6
Nieuwolda: 1 33 39
Wagenborgen: 1 11 -48
Woldendorp: 1 17 98
Termunten: 1 24 15
Termunterzijl: 1 4 -12
Borgsweer: 1 -3 -18
Baflo: 4 64 -501
Tinallinge: 1 -6 26
Rasquert: 1 14 -23
Den Andel: 1 24 -5
Saaxumhuizen: 1 -12 -28
Onderdendam: 2 -47 102
Mensingeweer: 2 15 -122
Schouwerzijl: 1 -18 -16
Warfhuizen: 1 8 -25
Wehe-den Hoorn: 1 20 -4
Leens: 1 0 -40
Zuurdijk: 1 -23 -3
Eenrum: 1 27 83
Pieterburen: 1 37 -13
Westernieland: 1 2 34
Ulrum: 2 -43 -146
Houwerzijl: 2 -23 6
Zoutkamp: 1 2 -37
Vierhuizen: 1 24 -9
Lauwersoog: 1 35 -81
Kloosterburen: 1 -9 175
Hornhuizen: 1 -1 -35
Eemshaven: 1 57 476
Uithuizen: 2 -36 -157
Uithuizermeeden: 1 8 54
Roodeschool: 1 3 44
Oudeschip: 1 11 45
Oosternieland: 1 -28 -64
Oldenzijl: 1 -9 -34
Zijldijk: 1 1 41
Usquert: 1 10 -147
Warffum: 1 -12 -54
Middelstum: 2 -47 84
Huizinge: 1 2 33
Westerwijtwerd: 1 -14 -29
Toornwerd: 1 21 -8
Kantens: 1 11 -5
Eppenhuizen: 1 14 63
Zandeweer: 1 9 -16
Stitswerd: 2 -28 -82
`;
