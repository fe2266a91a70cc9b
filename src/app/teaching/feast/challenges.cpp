#include <array>

#include "app/teaching/feast/feast.h"

// Those with a task were found by going through matches of karls for decisions of these kinds that
// have one right answer by the rules alone; the others are of `meadhall puzzles feast --sure 2`.
// The test beside it holds them to both.

namespace meadhall::app {
namespace {

// clang-format off: a challenge is a link, an answer and its task, however long.
constexpr std::array<ChallengePlan, 8> kChallenges = {{
    {1,
     "#match/feast/AVTR_8FjYmLnYGRkgAA2x-KSoswURlanrPyiPC4GBnZmJiYGdgYODcuZjGocLOaaqlwA.BN6EvuavWt",
     "at 10 0 margin 1468 chance 825 terms 0 0 0 0 0 0 0 0 0 0 0 0\n",
     "challenge.feast.income"},
    {1,
     "#match/feast/ARgMy5pNjU8LAVEUxe-5b573GNMsJJMif0qirG6hbNj5BBZWCsUC4QMoKzv5BHwDvqE3ZhZOt3M3v3MO896CUmXGp_Nxs4SebPfH3YIICMkoZlJMTNa3OT-x3_eRykUDgtFkkP-nfJt1no0vBYOkLk8OBtpFz8PwhlYUVKpepwd5o6dWsmY8EWImH5RrgLVxth2Fqo8pjbpKF-QFQxfIHQU8IFe40pLwQVgnfN0MB80oamiZk1v5Ag.peNzGFJ7Pb_0ovDLbyZzUValfSZY0GUHxazpJWoGdFk0FvdH06yVYMgqgCzSQpmkA1Rr-9RLL5oxcgIRVHZh2jZsfJphNm1iA",
     "pay 0 2 margin 1311 chance 954 terms 0 0 0 0 0 0 0 0 0 0 0 0\n",
     "challenge.feast.pay"},
    {1,
     "#match/feast/AbaTLpdjYmLhYGRkgAA2x-KSoswURlanrPyiPAEGBkZGFgZ2ZiYmBkZ2RgZmDSYWFgdLEyUJXnNGTQZZKQA.8QkUhoWCiiqqhz3X",
     "take game_meat margin -2085 chance 50 terms 0 0 0 0 0 0 0 0 0 0 0 0\n",
     "challenge.feast.upgrade"},
    {2,
     "#match/feast/AagtyWRjYrrAz8HIAAVsjsUlRZkpjKxOWflFeQYMDOwM7MxMTAwMHFzcHCDIxQ1lMYIBAyMjPwOQAGrlBUIN89mMlpMZ1SV4WSSFGRYwmqSblDMxLmDkZww32cgopcDIyMHByCjKwsKowcTCoiqsyM7PrA8A.yUeDCRun_0AG1hNkmmcyWuJc2GyhFQyfd7bkjYTAiNZvKNsH",
     "take crucifix margin -253 chance 435 terms -162 1375 770 190 0 17 14 4 -583 -951 -444 57\n"
     "take cloakpin margin -1430 chance 51 terms 148 -1033 -235 -72 0 -26 -20 -1 240 416 261 57\n"
     "take horseshoe margin -1794 chance 78 terms 16 -342 -534 -116 0 11 8 -1 341 533 183 -116\n"},
    {2,
     "#match/feast/ARs8Q51jYt4tzsEAA2yOxSVFmSmMrE5Z-UV5TKxuRamViYIMDCwMjIz8DExMTAzsDEBKg8lBlIWFUZdXgsU8Q4JHkAUA._GHc9YUnMjN504RY4",
     "place craft_chest margin -316 chance 500 terms -167 250 218 592 -35 -107 5 0 23 -37 -223 -24\n"
     "place mead_2 margin -1990 chance 133 terms 216 -240 58 -408 -35 17 -28 0 -97 -131 180 16\n"
     "place sheep_or_cattle margin -1680 chance 0 terms -47 -10 -275 -184 71 90 25 0 73 166 43 6\n"},
    {3,
     "#match/feast/AXOBU81jYrrMz8EAA2yOxSVFmSmMrE5Z-UV5AQzszExMQGFmJgZ2Di5uEEJALm5GMGBgBCpiZOBlACKgag5OoCpOZAUwNeyMltxKHCwawrJSvIL9jEyMCxj5GMNNNjKaLGQ0STNpY-RawMjGmM7IyMHByGjJqCzBw6jIqsrPyMPDogG0oMCEUc2klZGPwYERogSkSF2C15sZAA.8t1F-TA6B9OUOfvIC5VzWyx7NkcclCMaEpoV37WC5gY_hNikwo99mQBZgP0ozD0Ll0dDXNk_RKTDTVep",
     "place explore_2 margin -407 chance 410 terms 112 120 468 187 0 4 22 -1 -211 -130 -452 64\n"
     "place weekly_3 margin -907 chance 217 terms -234 128 -281 -374 0 -6 -11 4 325 122 240 48\n"
     "place stone_house margin -921 chance 210 terms 122 -246 -185 188 0 3 -10 -1 -115 7 211 -112\n"},
    {4,
     "#match/feast/ATwBuqljYmLkYGRkgAA2x-KSoswURlanrPyiPD4GdmYmJqAwOysTExOHZSejOgeLhqpVIaMEL4cUAA.aFf6Gw7LKSjN3Q",
     "at 9 0 margin -1916 chance 108 terms 0 0 0 0 0 0 0 0 0 0 0 0\n",
     "challenge.feast.income"},
    {4,
     "#match/feast/AWonR3lFjj0KwlAQhHc2L8nmabTQQgTBSBSxUeEhplPPIgQtFPzB1krwAPZ6BG_omiDOzrLFfAzLzAJQqWB5PB02a_ir7f6wyyn0mCnUwGOxFfmPLVxBKQWgpIKGqhpAIk2jr3950RQTkx7dEiggSDbuiZnfMfQ77biGK9wb7gWXu4t9IkDOOLvbt0j01XSYYRDLA31e9SKmBQJLzbpNrJUC6TeyWdJqJWF3Oh6lftXEI-Mta4YmKV0w_QA.AwRQV2LAYiERJvqr297eeZZJWYimAvv03KrBsbY89ShuCyWmvf_vA5k8gOXrjIrzfBETobOtrWnckR_SV2w3UCZO-vyVulNxC-3O8Zo",
     "at 5 0 margin 3361 chance 1000 terms 0 0 0 0 0 0 0 0 0 0 0 0\n",
     "challenge.feast.ring"},
}};
// clang-format on

}  // namespace

std::span<const ChallengePlan> feast_challenges() { return kChallenges; }

}  // namespace meadhall::app
