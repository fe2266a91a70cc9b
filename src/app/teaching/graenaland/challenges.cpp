#include <array>

#include "app/teaching/graenaland/graenaland.h"

// Found by going through matches of bots (levels karl) for decisions of these kinds that have one
// right answer by the rules alone, of which the strongest bot thinks the best as well; the test
// beside it holds them to both.

namespace meadhall::app::graenaland_teaching {
namespace {

// clang-format off: a challenge is a link, an answer and its task, however long.
constexpr std::array<ChallengePlan, 6> kChallenges = {{
    {1,
     "#match/graenaland/AWieqv0djDsOwkAMBW2_tfeTIgdwDWeghYKKS0RKIoUCpIWGg-V-GKYYTTWS2IiYAju_3n2bWS_3Z3-IXvvymZBuy7YeAahqq8MvzHLOf4fCrdYxGODu8RkP5J6EhJgTQAyJJDvtUkpphC8.uy6C0nG2EgYxKt8Pl8f34ycXTu_KtUTVfEsbA4",
     "march warrior WW margin -30 chance 413\n"
     "march nobody margin -91 chance 271\n"
     "march warrior NW margin -131 chance 238\n",
     "challenge.graenaland.march"},
    {1,
     "#match/graenaland/AZbjgMtVUstOAzEMHNvJvpp2kSgHlBOoQD-D9sC5v4AEBziAVLjwAeXbuPFL2M52t0TaTTwzHtvZZfmRCiDoqjYfn_uXJ4rb1_f9G8eH_fPX4y-LxNi1s2mrqqquy7tr04jUcYycNvaELFvXtn3fu1lRWOjx4OngiJ2kDuaDxsLUngpH6WTb9ymlkZ4Eo8ORmzIt9X9lB49jTQWOvRSjMSyI9paSdZiUmnr0O8pBb3oNyUB3i5xJFygCTNTSBSgIMUNBue5VpgxITDODyY2xh1mPzfbATdOBGK7DjcaiQOZY0iwxHVhMNdMSTAW37OVcDf3bs4I1p3MM6XP2P4Inj8XOTIibtooCB2lw8wN7z2F5htxFLhOIGaigxw4xVPDAl4MSInmFkrzYQDofQzG-W9xjFga56a9Icp6vsL5c4Zsb2JChUAh_.eKVNEYso8gXKZ5MXoIt5tLhdbY0qg6ZtQ0rgh_YGo7395W55if82ydvGpR5BJbIDt-Bh0ankywlcdltz8zVq3I_uZnm17alR3un19nxTKGgBr8ewql6fOYNQt7oCfVFr9tLkCf1JiKDVv4pcE8uuxsoaS7bqcPTCqNTwqIGv7Coe_OZK_hB8B5sVItnxQhej4lDYAMnfjfZafv1yUhyUlqRimu2AadWPwa5uDpuJ-vvnYDIYcPIqp3ccTuuAHySGW7NzDr9CTBcsoYW_0qvRi6D7fJsdsE4cHwrs0HQYCxTrXUq3_rHh3iPzoepbk36V0TgPBpUIUYpNsQd",
     "build hall H1 margin 117 chance 1000\n"
     "build army plains margin -152 chance 62\n"
     "build road H1 margin -153 chance 36\n",
     "challenge.graenaland.goal"},
    {1,
     "#match/graenaland/AZs66yttUklOxDAQrO6OE2dnIAekXIALCNC8YRiJ-QcSHOAA0sCFB8xT-A4f4RO029mQiLI45drshOVbUoCgR3r3_rF_fiS3fXnbv7Lb7Z8-H35YxLkiL_WRplmW2b3Iqypv2zaiBo-QYSPJgMialbNVtA0ONjO4xRQFyhitvousZYcpbyHK52JDq7qeKlnx2Wha17SCZfmZOYbGwdxLmy04I2nenvavgcJ1_Q8-jfoEyD16csQE0pteV-K_2PsCSS9sMLAhd2ADReAUIX_RHdiT5wKqykHKBSWXDaregcMnLgWJYuEAZYST0tk4BAXXstd_gI95cxicgwVGQX1-YwHq37goE5U12yS2O-LwiuKMKMvAtdUCtR1uwcVgAtmBdRmxkEuuGdLApqruNDvFSlxMNHuOxARhY2hTrzi9V4_AAUI5GnzLbp2O7QqJ8nB6rFOdoFCQKwkik4mpg_4X.IFLgZqT0MWA5bc1V_quA3lMhlljCTBMOr4gDAw5hSOxlTf45P4KctD1zDdWlBb4dsJMmhldsv6a7ikcRJdGUOchriGhKq0gr0qaWRBZJxUHJkbQ3nZctHYlEyF_clTMGW98NHBD9FRGvrWHD_m8grPkCcXqmi1_8Fa2F91ExCaKgIGxYi3yaW0icqmVMm9r3O2u_qvbPKwrS7aGLd1rSvCmrcBoUnqlQgCmbTChgEK95KkUJDBf3qPQvMpzk0HU2TzFmKVHVo22iIBpk_MaWhYIcI8wnRBSDLcxTT_tRflffDgMyKe59YKiEMNwE7Bs9M3BwYMRMKoRTYcUNi0mUDiikYEDBI_uz_Nm-s7DlGDx",
     "take S15 margin 165 chance 1000\n"
     "take S08 margin -37 chance 250\n"
     "take S14 margin -25 chance 276\n",
     "challenge.graenaland.supply"},
    {2,
     "#match/graenaland/AcPX9QBFjb0NQjEMhP0TOy_BUlrGAQoaGlZAggIKkALNW4BN2BM7IHBxtj_d6YhNARB8dH1_9PMRZXO59SvJtp_mw45ZpJaFL1XNOcvQWkpr7UOd1WJmf_LzOf-SQJgAWIARibwTxXtd9y-apgqJ4kO1FdLyORCm8A6n-zVCghHy4w0.045ReqgUiHMpmSpa0YGqp3fVz-clHdrLPPMMiyVQgki5xHx9Z3QpJCgdYr75ESG_LDCg5-7eeIj",
     "propose H2 margin 36 chance 657\n"
     "pass margin -16 chance 447\n"
     "propose P1 margin -23 chance 436\n",
     "challenge.graenaland.alone"},
    {3,
     "#match/graenaland/AZ3xsABNjk0KAjEMhfPTtPNTFRxk0FkJXkQXrryE4IyMC4XqxgN5TxMraBbte19eQsixB0DQ8tv7I40nlN3llq4k-9Q_j-wO_TicmVnEhyBVnaVpe7L3X_9JlPHHcigoi7H8wyGvMKy9cmal7Q4ZyM4JQNSpREQm_aJ5pw5QiFnvnSyWQNiRhUDHlGE9B2xb0C0CZADBaQvXDTXTzepFBRZFBc69AQ.HQ1UFFPBHl3HlRnFYLInp6DumuggIwbRhDMxhRGTS59b3bMGITbc4Nav7J25MNe5wbcBzYnh6HJZfkk4UoBdw1q3ZwGfajp_RwN4Lcb",
     "march warrior WW margin 53 chance 629\n"
     "march warrior W margin 35 chance 576\n"
     "march warrior NW margin 23 chance 530\n",
     "challenge.graenaland.march"},
    {4,
     "#match/graenaland/AW0lp5ZtUDtOxDAQnU8cb7IOK6BBcgMIRIVo9gDsInEPJCigACnQcAGuwjV54wmLA1hKNPM-fuMRHVoiJpx28_o2Pt5z2D69jM8SbseH97tPUQ1tjPb1XbfCWRrSGtZ3XkfjiyClHetQ_NYUBIKpmwST5MdVsBk4E_7J66aBKt__CTi_mYmoH1XPnWaUT588scosa0GXswpxwC73wocsdNGTcNlr-eXMKJhVoGrlQEhzEDHIRcM5iShJMYTjfZIGhJHFA5z7DVwMl5CbTNtdkAVZb0KrWBqycawMJl41GSNhooZpZ1SGT2GWyplOoh5dXVNWD2ePI45rObQ7CJf0UBfQU_mUmgEcIYAl-IvP0qViD6QWi7e7hZc3a4z2BQ.qwS6-yUWf9dQwzyYB-wwES51nSi1mq2XD-cHzZgYe33mPYBU_OlZNiTvB7s1tvOPQDeAMJRwKWXwev8_mpvA3FX89SPASUTACjLERS0ikBeSrB27zhdzcRsQ_-D8k95eXDI63nF_zmncfO8wJAmwecHkWEvk0xU0wflZcTLLKZkunBLPd80GsDIlrD0TnNRUHxxe8NP5jmadOJcb7K910nve3dk9PucgNXYkLD7ARr4Nk-D3IZHAiCYJIYf1-bqKDr8GoGR-NrfBKNnqITF7RX3Ftvbke3zgAp7OHJR",
     "propose F1 margin 257 chance 981\n"
     "pass margin 227 chance 926\n"
     "propose P1 margin 231 chance 924\n",
     "challenge.graenaland.alone"},
}};
// clang-format on

}  // namespace

std::span<const ChallengePlan> challenges() { return kChallenges; }

}  // namespace meadhall::app::graenaland_teaching
