/** Codes made by another generator (python-qrcode 8, level M, byte mode, fixed mask), rows as hexadecimal numbers. */
export const VECTORS: { text: string; mask: number; rows: string[] }[] = [
    {
        text: 'HELLO',
        mask: 3,
        rows: (
            '1fd27f 105e41 17455d 17555d 17425d 104341 1fd57f 1300 16eb4b dafcc 114a03 16227a bf125 1e45 ' +
            '1fd320 10543e 1741fb 17565e 175964 1044b1 1fd4a0'
        ).split(' '),
    },
    {
        text: 'http://127.0.0.1:8123/j/K7QX',
        mask: 2,
        rows: (
            '1fcfef7f 1043fd41 175ba75d 175d6e5d 175a3e5d 105a0941 1fd5557f 165200 17cc117c 111deed1 dafc50 ' +
            '1ab9a2d2 ad06dac aa23255 de50984 88a50a2 19ef1184 1c00e2dd 12fcf46c 113da0f2 17f463f7 193b1f ' +
            '1fc6075c 105a5512 175f15fd 17586da0 1756395a 1044ef82 1fdee01c'
        ).split(' '),
    },
    {
        text: 'https://bedesten.example/j/K7QX?x=éyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
        mask: 6,
        rows: (
            '1fd581a5797f 1050a1911a41 1753cf7c1a5d 174c2ebffb5d 175c91fc775d 1043411c1841 1fd55555557f ' +
            '2511d0000 13f3d9f1ca97 c8b641dff6a 13ebd7330da3 1988a0d6b264 1b55e5255452 1287ffe6db60 ' +
            '17d131b6b36c 1cb66fb2e02f c5917ac72c0 a2f18b7dbb de14812b025 121ddbb069d 1ffa9df1c7fb ' +
            'd19491fff1e b527d5b055d 1f1ba71ebf14 9fcdff555f2 16aa4e46d952 acadf85ba04 5a132f22295 ' +
            'cdaff3c7213 18a1f18b6f7b 16fab58220f5 18b39cbb868d 12f0757104cb c9d168f7df2 15e288bb5c7 ' +
            'f2f08d6b1c6 13477df557f2 18e116db1d 1fd96d56b354 1059eb142f1f 1751d1f479f1 175e76586c63 ' +
            '174a36682955 10460a6b076b 1fd7d2b1c464'
        ).split(' '),
    },
    {
        text: 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
        mask: 5,
        rows: (
            '1fcca216666667f 1052974d9cd9241 17584fc53e53e5d 175501e33333a5d 17457377d0bd25d 10415f4c5cd9c41 ' +
            '1fd55555555557f 13a24c7673400 105be82fef42ece fa9aeb0ccccfc2 10c91fc794f94f2 1390e24b367347d ' +
            '76d03c19999892 1dbd8f35d89db93 13453f0794f94f2 1680838e222202f c5b59ac2f42e4a 19bd6e35d89db93 ' +
            '18f7caaa2222229 1594ef8b367347d d7a586c2f42e49 1ca73e70ccccfc2 4d81cc794f94f2 1da5e18b367347d ' +
            'fe8f019999892 9b86a35d89db93 5f9d0cfd4f95f2 11077c4622231c 115a58656f42d59 15184e3c589db13 ' +
            '19ff4ba7e2221f9 10a7664db6736dd 5fa08692f42d59 3c6ff70cccf33 13d9d00fd4f96b3 129fb6cdb6736dc ' +
            '840d1c49999b83 1202ff2189db63 17d9ec4fd4f96b2 108fe348a22228c 5780fa92f42d59 a02fb2189db63 ' +
            '1ae436226222069 1c96b90db6736dd 1d6f0ea92f42d59 4337ef70cccf32 14c0e74fd4f96b2 1f17f50db6736dd ' +
            '7a7dcfd999bf2 176fbc589d913 1fc1474554f9752 10430444622211c 174c666fef42ff9 17476fbf189da70 ' +
            '17474ca9a22219b 104f1585f67349c 1fdc856baf42cfa'
        ).split(' '),
    },
]
